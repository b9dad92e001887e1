import {twinPath} from '../../lib/markdown-twin/twinPath';
import type {TextIndexClient} from '../../lib/text-index/client';
import {textIndexAt} from '../../lib/text-index/client';

/** A tool as WebMCP has it: https://webmachinelearning.github.io/webmcp/ */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** What an agent chooses it by. */
  readonly description: string;
  /** JSON Schema of what it takes. */
  readonly inputSchema: object;
  readonly annotations: {readonly readOnlyHint: true};
  /** @throws Error whose message says what an agent should give instead */
  readonly execute: (input: Readonly<Record<string, unknown>>) => Promise<object>;
}

export interface ModelContext {
  registerTool(tool: Tool, options: {readonly signal: AbortSignal}): Promise<void> | undefined;
}

const MAX_TEXT = 500;
const MAX_HITS = 20;

function textOf(input: Readonly<Record<string, unknown>>, field: string): string {
  const value = input[field];
  if (typeof value !== 'string' || value.trim() === '' || value.length > MAX_TEXT) {
    throw new TypeError(`${field} must be a text of 1 to ${MAX_TEXT} characters.`);
  }
  return value.trim();
}

function schemaOf(field: string, description: string): object {
  return {
    type: 'object',
    properties: {[field]: {type: 'string', minLength: 1, maxLength: MAX_TEXT, description}},
    required: [field],
    additionalProperties: false,
  };
}

/**
 * @param address of a page of this site, with or without its host
 * @throws Error where it is none
 */
function pathOf(address: string, baseUrl: string): string {
  const site = window.location.origin;
  const url = URL.canParse(address, site) ? new URL(address, site) : undefined;
  if (url?.origin !== site || !`${url.pathname}/`.startsWith(baseUrl)) {
    throw new TypeError(`page must be an address of this site, such as ${baseUrl}blog/….`);
  }
  return url.pathname;
}

/** What the page can do for an agent, over the index that its search and its chat ask. */
export function siteTools(baseUrl: string, answers: boolean, index: TextIndexClient): Tool[] {
  const annotations = {readOnlyHint: true} as const;
  /** An agent asks several things at once; the index gives up a search when a newer one comes. */
  let searching: Promise<unknown> = Promise.resolve();
  const search: Tool = {
    name: 'search_posts',
    title: 'Search the posts',
    description:
      'Full-text search in the posts and pages of this site. Gives the places found, best first: page, heading, address, day, and the text where it was found.',
    inputSchema: schemaOf('query', 'Words to look for; misspelled ones are mended.'),
    annotations,
    async execute(input) {
      const query = textOf(input, 'query');
      const begin = () => index.search([{query, indexName: '', hitsPerPage: MAX_HITS}]);
      const search = searching.then(begin, begin);
      searching = search;
      const [found] = await search;
      const places = (found?.hits ?? []).map(({hierarchy, url, date, content}) => ({
        title: hierarchy.lvl1,
        heading: hierarchy.lvl2,
        url,
        ...(date ? {date} : {}),
        ...(content ? {text: content} : {}),
      }));
      return {places, found: found?.nbHits ?? 0};
    },
  };
  const read: Tool = {
    name: 'read_post',
    title: 'Read a post',
    description: 'The whole text of a post or page of this site as Markdown.',
    inputSchema: schemaOf('page', 'Its address, as search_posts gives it.'),
    annotations,
    async execute(input) {
      const page = pathOf(textOf(input, 'page'), baseUrl);
      const answer = await fetch(twinPath(page, baseUrl));
      if (!answer.ok) {
        throw new Error(`There is no text of ${page} on this site.`);
      }
      return {page, markdown: await answer.text()};
    },
  };
  const ask: Tool = {
    name: 'ask_posts',
    title: 'Ask the posts',
    description:
      'Passages of the posts that answer a question, word for word. kind says what they are: answer, close (they only come near), list (pages), or nothing.',
    inputSchema: schemaOf('question', 'A whole question in English.'),
    annotations,
    async execute(input) {
      const {kind, passages, pages} = await index.answer(textOf(input, 'question'));
      return {
        kind,
        passages: passages.map(({title, href, path, date, block}) => ({
          title,
          url: href,
          headings: path,
          ...(date ? {date} : {}),
          text: block.lines.join('\n'),
        })),
        pages,
      };
    },
  };
  return answers ? [search, read, ask] : [search, read];
}

/**
 * Registers the tools until the signal is aborted. A browser that refuses one keeps the others.
 *
 * @param answers whether the site answers questions
 */
export function offerTools(
  context: ModelContext,
  baseUrl: string,
  answers: boolean,
  signal: AbortSignal,
): void {
  if (signal.aborted) {
    return;
  }
  for (const tool of siteTools(baseUrl, answers, textIndexAt(baseUrl))) {
    Promise.resolve()
      .then(() => context.registerTool(tool, {signal}))
      .catch((reason: unknown) => console.warn(`The tool ${tool.name} was refused.`, reason));
  }
}
