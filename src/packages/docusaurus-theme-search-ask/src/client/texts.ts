import {translate} from '@docusaurus/Translate';

export const searchLabel = (): string =>
  translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'Label of the search button, and title of the search page',
  });

/** Label of docs in no category, other pages, and front pages of blogs. The build uses the same translation. */
export const pagesLabel = (): string =>
  translate({
    id: 'theme.SearchAsk.pages',
    message: 'Pages',
    description: 'Label of hits on pages outside any category, and on front pages of blogs',
  });

export const failureTexts = (): {readonly title: string; readonly help: string} => ({
  title: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
    description: 'Error message if a search fails',
  }),
  help: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
    description: 'Follows the error message if a search fails',
  }),
});

export const suggestionsLabel = (): string =>
  translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
    description: 'Precedes suggested queries if nothing was found',
  });

export const searchingText = (): string =>
  translate({
    id: 'theme.SearchAsk.searching',
    message: 'Searching…',
    description: 'Status of the search while it runs',
  });

export const missingResultsTexts = (): {readonly question: string; readonly link: string} => ({
  question: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
    description: 'Precedes the link for reporting a query without results',
  }),
  link: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
    description: 'Text of the link for reporting a query without results',
  }),
});
