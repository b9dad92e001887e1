import type {SearchForHits} from 'algoliasearch/lite';
import {liteClient} from 'algoliasearch/lite';
import {escapeHtml} from '../../engine/escapeHtml.js';
import type {Search, SearchHit, SearchRequest, SearchResponse} from '../../engine/index.js';
import {IndexUnavailable} from '../../engine/index.js';
import type {AlgoliaOptions} from '../../settings.js';
import {parseMarked} from '../marked.js';
import {pagesLabel} from '../texts.js';

/** Milliseconds, as the specification has them; the client's own differ between browser and Node. */
const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000};
const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`);
const HEADINGS = LEVELS.map((level) => `hierarchy.${level}`);
const TYPES: ReadonlySet<unknown> = new Set([...LEVELS, 'content']);

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;
type Rules = Pick<AlgoliaOptions, 'externalUrlRegex' | 'replaceSearchResultPathname'>;

/**
 * Which hosts are down, for as long as the page is open; the client forgets each after 2 minutes by
 * itself. Its own memory (algoliasearch 5.64) stores under another key than it asks for.
 */
function hostMemory(): HostsCache {
  const hosts = new Map<string, unknown>();
  const keyOf = (host: unknown) => String((Object(host) as {url?: unknown}).url);
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

/** A question in Algolia's words. */
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
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: insights,
    ...(context && {
      facetFilters: [
        `language:${context.locale}`,
        context.versions.map((tag) => `docusaurus_tag:${tag}`),
      ],
    }),
  };
}

/**
 * Where a hit leads: an address of another site stays whole; of any other only path, query and
 * anchor count, rewritten by the rule of the settings and put below the base URL. Undefined for what
 * is no web address.
 */
export function hostedUrl(address: unknown, rules: Rules, baseUrl: string): string | undefined {
  const site = 'https://site.invalid';
  const url =
    typeof address === 'string' && URL.canParse(address, site) ? new URL(address, site) : undefined;
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
  // One slash in front: two would name a host.
  const local = `/${replaced.replace(/^\/+/, '')}`;
  return local.startsWith(baseUrl) ? local : `${baseUrl}${local.slice(1)}`;
}

/** Algolia's text with its marks, all else escaped. */
function onlyMarks(value: string): string {
  return parseMarked(value)
    .map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

/** A hit with all its fields; undefined for what others put into the index and no page can show. */
function toHit(raw: Partial<SearchHit> | null, rules: Rules, baseUrl: string) {
  const url = hostedUrl(raw?.url, rules, baseUrl);
  if (!raw || !url || !TYPES.has(raw.type)) {
    return undefined;
  }
  const levels: Partial<SearchHit['hierarchy']> = raw.hierarchy ?? {};
  const marked = raw._highlightResult?.hierarchy;
  const headings = (LEVELS as (keyof SearchHit['hierarchy'])[]).flatMap((level) => {
    const text = levels[level];
    return text ? [[level, {value: onlyMarks(marked?.[level]?.value ?? escapeHtml(text))}]] : [];
  });
  const snippet = raw._snippetResult?.content?.value;
  return {
    ...raw,
    url,
    hierarchy: {
      ...Object.fromEntries(LEVELS.map((level) => [level, null])),
      ...levels,
      lvl0: levels.lvl0 ?? pagesLabel(),
    },
    content: raw.content ?? null,
    _highlightResult: {hierarchy: Object.fromEntries(headings) as object},
    _snippetResult: snippet === undefined ? {} : {content: {value: onlyMarks(snippet)}},
  } as SearchHit;
}

/** Fields of Algolia's own answer. */
interface HostedResponse extends SearchResponse {
  readonly hitsPerPage?: number;
  readonly queryID?: string;
}

/**
 * Asks Algolia: `POST /1/indexes/*\/queries`. A host that failed is left alone for 2 minutes, and
 * the next is asked. Hits that lead nowhere are left out; of their markup only marks are left.
 *
 * @throws Error of the client's when application id or key is missing
 */
export function createHostedSearch(
  settings: AlgoliaOptions,
  baseUrl: string,
  options: ClientOptions = {},
): Search {
  const client = liteClient(settings.appId, settings.apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: hostMemory(),
    ...options,
  });
  function withHits(response: HostedResponse): SearchResponse {
    const {hits, page = 0, hitsPerPage = 20, queryID = ''} = response;
    return {
      ...response,
      hits: hits.flatMap((raw, place): SearchHit[] => {
        const hit = toHit(raw, settings, baseUrl);
        const position = page * hitsPerPage + place + 1;
        return hit ? [{...hit, __position: position, __queryID: queryID}] : [];
      }),
    };
  }
  return async (requests, signal) => {
    try {
      const {results} = await client.search({
        requests: requests.map((request) => toRequest(request, settings)),
      });
      signal?.throwIfAborted();
      return (results as unknown as HostedResponse[]).map(withHits);
    } catch (cause) {
      signal?.throwIfAborted();
      throw new IndexUnavailable('Algolia could not be reached.', {cause});
    }
  };
}
