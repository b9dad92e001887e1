import type {DocSearchProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {missingResultsTexts} from '../texts.js';

const clear = translate({
  id: 'theme.SearchModal.searchBox.resetButtonTitle',
  message: 'Clear the query',
});
const cancel = translate({
  id: 'theme.SearchModal.searchBox.cancelButtonText',
  message: 'Cancel',
});
const missingResults = missingResultsTexts();

/**
 * Texts of DocSearch's modal. Ids are those of Docusaurus' own theme for Algolia, which has
 * translations in some thirty languages.
 */
export const MODAL_TEXTS: NonNullable<NonNullable<DocSearchProps['translations']>['modal']> = {
  searchBox: {
    resetButtonTitle: clear,
    resetButtonAriaLabel: clear,
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
    searchInputLabel: translate({
      id: 'theme.SearchModal.searchBox.searchInputLabel',
      message: 'Search',
    }),
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
    }),
    noRecentSearchesText: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
    }),
    favoriteSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
    }),
  },
  footer: {
    selectText: translate({id: 'theme.SearchModal.footer.selectText', message: 'to select'}),
    selectKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
    }),
    navigateText: translate({id: 'theme.SearchModal.footer.navigateText', message: 'to navigate'}),
    navigateUpKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
    }),
    closeText: translate({id: 'theme.SearchModal.footer.closeText', message: 'to close'}),
    closeKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
    }),
    searchByText: translate({
      id: 'theme.SearchModal.footer.searchByText',
      message: 'Search by',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
    }),
    reportMissingResultsText: missingResults.question,
    reportMissingResultsLinkText: missingResults.link,
  },
};
