import type {SearchForHits, SearchParamsObject} from 'algoliasearch/lite';
import type {SearchRequest} from '../../../lib/search/types';
import type {HostedSearch} from '../../../lib/searchSettings';

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const RETRIEVED = ['hierarchy.lvl0', ...HEADINGS, 'content', 'type', 'url'];
const SNIPPED = [...HEADINGS, 'content'];

/** A question in Algolia's words. */
export function hostedRequest(request: SearchRequest, {insights}: HostedSearch): SearchForHits {
  const {query, indexName, page = 0, hitsPerPage = 20, snippetWords = 10, facetFilters} = request;
  return {
    query,
    indexName,
    page,
    hitsPerPage,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: SNIPPED.map((attribute) => `${attribute}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: insights === true,
    ...(facetFilters ? {facetFilters: facetFilters as SearchParamsObject['facetFilters']} : {}),
  };
}
