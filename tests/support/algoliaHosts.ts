import type {Page, Request, Route} from '@playwright/test';

/** The application of the build that is tested. */
export const APP = {
  ALGOLIA_APP_ID: 'TESTAPP1',
  ALGOLIA_SEARCH_KEY: 'search-only',
  ALGOLIA_INDEX: 'site_live',
} as const;

const HOSTS = /^https:\/\/testapp1[^/]*\.algolia(?:net\.com|\.net)\//i;
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

export interface Question {
  readonly query: string;
  readonly indexName: string;
  readonly page?: number;
  readonly hitsPerPage: number;
  readonly [parameter: string]: unknown;
}

function mark(text: string, query: string): string {
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  return query === '' || at < 0
    ? text
    : `${text.slice(0, at)}<mark>${text.slice(at, at + query.length)}</mark>${text.slice(at + query.length)}`;
}

/** A record as DocSearch's crawler makes it: a passage of a post, its text with markup in it. */
function hitOf(number: number, query: string) {
  const hierarchy = {lvl0: 'Blog', lvl1: `Post ${number}`, lvl2: `About ${query}`, lvl3: null};
  const content = `An <img src=x onerror=alert(1)> & ${query} of ${number}`;
  const values = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([level, text]) =>
      text === null
        ? []
        : [[level, {value: mark(text, query), matchLevel: 'full', matchedWords: []}]],
    ),
  );
  const shown = {
    hierarchy: values,
    content: {value: mark(content, query), matchLevel: 'full', matchedWords: [query]},
  };
  return {
    objectID: `hit-${number}`,
    url: 'https://example.com/blog/iron-gall-ink#why-it-turns-black',
    type: number % 2 === 0 ? 'lvl2' : 'content',
    hierarchy,
    content,
    _highlightResult: shown,
    _snippetResult: shown,
  };
}

/** Algolia's answer to one question, of an index that holds `nbHits` for every query. */
export function answerTo({query, page = 0, hitsPerPage, indexName}: Question, nbHits: number) {
  const first = page * hitsPerPage;
  const length = Math.max(0, Math.min(hitsPerPage, nbHits - first));
  return {
    hits: Array.from({length}, (_, number) => hitOf(first + number, query)),
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: '',
    index: indexName,
    queryID: 'query-id',
    processingTimeMS: 1,
  };
}

export function questionsOf(request: Request): Question[] {
  return (JSON.parse(request.postData() ?? '{}') as {requests?: Question[]}).requests ?? [];
}

/** Answers a call of Algolia's hosts as an index with `nbHits` for every query would. */
export async function answer(route: Route, nbHits: number): Promise<void> {
  const results = questionsOf(route.request()).map((question) => answerTo(question, nbHits));
  await route.fulfill({json: {results}, headers: CORS});
}

/** Stands in for all of Algolia's hosts, and notes the calls. */
export async function standIn(
  page: Page,
  handle: (route: Route) => Promise<void> | void,
): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route(HOSTS, async (route) => {
    calls.push(route.request());
    await handle(route);
  });
  return calls;
}
