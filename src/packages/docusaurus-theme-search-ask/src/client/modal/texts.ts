import type {DocSearchProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {missingResultsTexts} from '../texts.js';

const clear = translate({
  id: 'theme.SearchModal.searchBox.resetButtonTitle',
  message: 'Clear the query',
  description: 'Label of the button that empties the search field',
});
const cancel = translate({
  id: 'theme.SearchModal.searchBox.cancelButtonText',
  message: 'Cancel',
  description: 'Label of the button that closes the search dialog',
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
      description: 'Label of the field in the search dialog, for screen readers',
    }),
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
      description: 'Heading of the recent searches',
    }),
    noRecentSearchesText: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
      description: 'Shown in the search dialog if there are no recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
      description: 'Label of the button that makes a recent search a favorite',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
      description: 'Label of the button that removes a recent search',
    }),
    favoriteSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
      description: 'Heading of the favorite searches',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
      description: 'Label of the button that removes a favorite search',
    }),
  },
  footer: {
    selectText: translate({
      id: 'theme.SearchModal.footer.selectText',
      message: 'to select',
      description: 'Follows the icon of the Enter key in the search dialog',
    }),
    selectKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
      description: 'Name of the icon of the Enter key, for screen readers',
    }),
    navigateText: translate({
      id: 'theme.SearchModal.footer.navigateText',
      message: 'to navigate',
      description: 'Follows the icons of the arrow keys in the search dialog',
    }),
    navigateUpKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
      description: 'Name of the icon of the up arrow key, for screen readers',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
      description: 'Name of the icon of the down arrow key, for screen readers',
    }),
    closeText: translate({
      id: 'theme.SearchModal.footer.closeText',
      message: 'to close',
      description: 'Follows the icon of the Escape key in the search dialog',
    }),
    closeKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
      description: 'Name of the icon of the Escape key, for screen readers',
    }),
    searchByText: translate({
      id: 'theme.SearchModal.footer.searchByText',
      message: 'Search by',
      description: 'Precedes the logo of the search service in the search dialog',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
      description: 'Precedes the query, in quotation marks, in the search dialog',
    }),
    reportMissingResultsText: missingResults.question,
    reportMissingResultsLinkText: missingResults.link,
  },
};
