import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import type {SearchRequest, SearchResponse} from '../../../lib/search/types';
import type {HostedSearch} from '../../../lib/searchSettings';
import {hostedUrl} from './hostedUrl';
import {parseHostedHit} from './parseHostedHit';

type Fields = Readonly<Record<string, unknown>>;

function count(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;
}

function parseResult(
  result: unknown,
  request: SearchRequest,
  settings: HostedSearch,
  baseUrl: string,
): SearchResponse {
  const fields = (result ?? {}) as Fields;
  const {hits: rawHits, queryID, params} = fields;
  if (!Array.isArray(rawHits)) {
    throw new SearchUnavailable('Algolia’s answer has no hits.');
  }
  const toUrl = (address: string) => hostedUrl(address, settings, baseUrl);
  const page = count(fields['page'], 0);
  const hitsPerPage = count(fields['hitsPerPage'], request.hitsPerPage ?? 20);
  const id = typeof queryID === 'string' ? queryID : '';
  const hits = rawHits.flatMap((rawHit: unknown, index) => {
    const hit = parseHostedHit(rawHit, toUrl);
    return hit ? [{...hit, __position: page * hitsPerPage + index + 1, __queryID: id}] : [];
  });
  const nbHits = count(fields['nbHits'], hits.length);
  return {
    hits,
    nbHits,
    page,
    nbPages: count(fields['nbPages'], Math.ceil(nbHits / Math.max(1, hitsPerPage))),
    hitsPerPage,
    query: request.query,
    params: typeof params === 'string' ? params : '',
    index: request.indexName,
    queryID: id,
    exhaustiveNbHits: fields['exhaustiveNbHits'] !== false,
    processingTimeMS: count(fields['processingTimeMS'], 0),
  };
}

/**
 * Algolia's answer, from unknown to typed.
 *
 * @throws SearchUnavailable when it is no answer to the requests.
 */
export function parseHostedAnswer(
  answer: unknown,
  requests: readonly SearchRequest[],
  settings: HostedSearch,
  baseUrl: string,
): SearchResponse[] {
  const results = (answer as {readonly results?: unknown} | null | undefined)?.results;
  if (!Array.isArray(results) || results.length < requests.length) {
    throw new SearchUnavailable('Algolia’s answer has too few results.');
  }
  return requests.map((request, index) => parseResult(results[index], request, settings, baseUrl));
}
