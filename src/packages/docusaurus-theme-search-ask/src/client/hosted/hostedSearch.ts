import type {SearchForHits} from 'algoliasearch/lite';
import {liteClient} from 'algoliasearch/lite';
import type {Search, SearchHit, SearchRequest, SearchResponse} from '../../engine/index.js';
import {MARK} from '../../engine/index.js';
import {parseUrl} from '../../parseUrl.js';
import type {AlgoliaOptions} from '../../settings.js';
import {unescapeHtml} from '../modal/escapeHtml.js';
import {pagesLabel} from '../texts.js';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`);
const HEADINGS = LEVELS.map((level) => `hierarchy.${level}`);
const TYPES: ReadonlySet<unknown> = new Set([...LEVELS, 'content']);

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;
type Rules = Pick<AlgoliaOptions, 'externalUrlRegex' | 'replaceSearchResultPathname'>;

/**
 * Returns a cache of failed hosts that lasts as long as the page is open; the client ignores entries
 * older than 2 minutes. The cache of algoliasearch 5.64 stores an entry under one key and looks it up
 * under another, so it never finds one.
 */
function hostMemory(): HostsCache {
  const hosts = new Map<string, unknown>();
  const keyOf = (host: unknown) => String((host as {readonly url?: unknown}).url);
  return {
    get: async <Value>(host: unknown, otherwise: () => Promise<Value>) =>
      hosts.has(keyOf(host)) ? (hosts.get(keyOf(host)) as Value) : otherwise(),
    set: async <Value>(host: unknown, value: Value) => {
      hosts.set(keyOf(host), value);
      return value;
    },
    delete: async (host) => void hosts.delete(keyOf(host)),
    clear: async () => hosts.clear(),
  };
}

function toRequest(request: SearchRequest, {indexName, insights}: AlgoliaOptions): SearchForHits {
  const {query, page = 0, hitsPerPage = 20, snippetWords = 10, context} = request;
  return {
    query,
    indexName,
    page,
    hitsPerPage,
    attributesToRetrieve: ['hierarchy.lvl0', ...HEADINGS, 'content', 'type', 'url'],
    attributesToSnippet: [...HEADINGS, 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: MARK,
    highlightPostTag: MARK,
    clickAnalytics: insights,
    facetFilters: context && [
      `language:${context.locale}`,
      context.versions.map((tag) => `docusaurus_tag:${tag}`),
    ],
  };
}

/**
 * Returns the link to a hit; undefined if its address is not a web address. An address that
 * `externalUrlRegex` matches stays unchanged. Any other address loses its origin, is rewritten by
 * `replaceSearchResultPathname`, and is put below the base URL.
 */
export function hostedUrl(address: unknown, rules: Rules, baseUrl: string): string | undefined {
  const url = typeof address === 'string' ? parseUrl(address, 'https://site.invalid') : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return undefined;
  }
  if (rules.externalUrlRegex && new RegExp(rules.externalUrlRegex, 'i').test(url.href)) {
    return url.href;
  }
  const {from, to} = rules.replaceSearchResultPathname ?? {};
  const path = `${url.pathname}${url.search}${url.hash}`;
  const replaced =
    from !== undefined && to !== undefined ? path.replaceAll(new RegExp(from, 'g'), to) : path;
  // One leading slash only: two would start a host name.
  const local = `/${replaced.replace(/^\/+/, '')}`;
  // A site without trailing slashes has its front page at `/site`, not `/site/`.
  const isOnSite = local.startsWith(baseUrl) || `${local.replace(/[?#].*/, '')}/` === baseUrl;
  return isOnSite ? local : `${baseUrl}${local.slice(1)}`;
}

/** Returns a hit with all fields; undefined if the record cannot be shown. */
function toHit(raw: Partial<SearchHit> | null, rules: Rules, baseUrl: string) {
  const url = hostedUrl(raw?.url, rules, baseUrl);
  if (!raw || !url || !TYPES.has(raw.type)) {
    return undefined;
  }
  // DocSearch's crawler escapes texts as HTML.
  const hit = JSON.parse(JSON.stringify(raw), (_, value: unknown) =>
    typeof value === 'string' ? unescapeHtml(value) : value,
  ) as Partial<SearchHit>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  const levels = hit.hierarchy as Readonly<Record<string, unknown>> | null | undefined;
  return {
    ...hit,
    url,
    content: textOf(hit.content),
    hierarchy: {
      ...Object.fromEntries(LEVELS.map((level) => [level, textOf(levels?.[level])])),
      lvl0: textOf(levels?.['lvl0']) ?? pagesLabel(),
    },
    _snippetResult: hit._snippetResult ?? {},
  } as SearchHit;
}

interface HostedResponse extends SearchResponse {
  readonly hitsPerPage?: number;
  readonly queryID?: string;
}

/**
 * Returns a search on Algolia (`POST /1/indexes/*\/queries`). A host that fails is not asked again for
 * 2 minutes. Hits without a valid address are left out.
 *
 * @throws Error from Algolia's client if the application id or the key is missing
 */
export function createHostedSearch(
  settings: AlgoliaOptions,
  baseUrl: string,
  options: ClientOptions = {},
): Search {
  const client = liteClient(settings.appId, settings.apiKey, {
    hostsCache: hostMemory(),
    ...options,
  });
  function withHits(response: HostedResponse): SearchResponse {
    const {hits, page = 0, hitsPerPage = 20, queryID = ''} = response;
    return {
      ...response,
      nbHits: response.nbHits ?? hits.length,
      hits: hits.flatMap((raw, index): SearchHit[] => {
        const hit = toHit(raw, settings, baseUrl);
        const position = page * hitsPerPage + index + 1;
        return hit ? [{...hit, __position: position, __queryID: queryID}] : [];
      }),
    };
  }
  return async (requests, signal) => {
    const {results} = await client.search({
      requests: requests.map((request) => toRequest(request, settings)),
    });
    signal?.throwIfAborted();
    return (results as unknown as HostedResponse[]).map(withHits);
  };
}
