export {SearchResults} from './page/SearchResults.js';
export {SearchButton} from './SearchButton.js';
export {SearchProvider, useSearch} from './SearchProvider.js';
export {searchLabel} from './texts.js';
export {opensSearch} from './useSearchModal.js';
