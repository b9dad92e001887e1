import {translate} from '@docusaurus/Translate';

/** Label of the button, the dialog and the search page. */
export const searchLabel = (): string =>
  translate({id: 'theme.SearchBar.label', message: 'Search'});
