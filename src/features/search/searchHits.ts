import {searchByWorker} from '@theme/searchByWorker';
import {excerpt} from '../../lib/excerpt';

export interface SearchHit {
  readonly id: number;
  readonly title: string;
  /** The page a heading or passage belongs to, where it is not the page itself. */
  readonly page: string | undefined;
  readonly url: string;
  readonly snippet: string | undefined;
  readonly words: readonly string[];
}

const HITS = 50;
const SNIPPET_LENGTH = 180;
/** The local index's kinds of document that carry a passage rather than a title. */
const PASSAGE_KINDS = new Set([2, 4]);

/** @throws when the index cannot be loaded. */
export async function searchHits(baseUrl: string, query: string): Promise<SearchHit[]> {
  const results = await searchByWorker(baseUrl, '', query, HITS);
  return results.map(({document, type, page, tokens}) => {
    const isPassage = PASSAGE_KINDS.has(type);
    return {
      id: document.i,
      title: (isPassage ? document.s : document.t) ?? '',
      page: page && page.t !== document.t && page.t !== document.s ? page.t : undefined,
      url: `${document.u}${document.h ?? ''}`,
      snippet: isPassage ? excerpt(document.t, tokens, SNIPPET_LENGTH) : undefined,
      words: tokens,
    };
  });
}
