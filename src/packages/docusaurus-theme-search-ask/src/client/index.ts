export {opensSearch} from './opensSearch.js';
export {SearchResults} from './page/SearchResults.js';
export {SearchButton} from './SearchButton.js';
export {SearchProvider, useHasSearch, useSearch} from './SearchProvider.js';
export {searchLabel} from './searchLabel.js';
export {createWorkerClient} from './workerClient.js';
export type {WorkerClient} from './workerClient.js';
