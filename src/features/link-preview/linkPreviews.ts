import type {ContentBlock} from 'docusaurus-built-pages';
import {cutAtWord} from '../../lib/text';

/** Content of a link preview. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The first lines of the page's text, at most 240 characters, cut at a word. */
  readonly opening: string;
  readonly date?: string;
}

/**
 * The shard, from 0, that holds what is kept under a permalink: FNV-1a, so that pages spread evenly
 * and a page stays where it is when others come and go.
 */
export function shardOf(permalink: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < permalink.length; i += 1) {
    hash = Math.imul(hash ^ permalink.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0) % shards;
}

/** Files that the previews are spread over, so that a hover loads a few and not all. */
export const PREVIEW_SHARDS = 16;
const LONGEST_OPENING = 240;
const PROSE = new Set(['text', 'quote', 'list', 'steps']);

interface PreviewedPage {
  /** Path with the base URL. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly date?: string;
  readonly blocks: readonly ContentBlock[];
}

/** The first lines of a page's prose. */
function openingOf({blocks}: PreviewedPage): string {
  const lines = blocks.filter(({kind}) => PROSE.has(kind)).flatMap((block) => block.lines);
  // Each line has a character and a space at least.
  return cutAtWord(
    lines
      .slice(0, LONGEST_OPENING / 2)
      .map((line) => line.trim())
      .join(' '),
    LONGEST_OPENING,
  );
}

/** The previews of all pages that have text, by permalink, in their shards; see `shardOf`. */
export function buildPreviews(pages: readonly PreviewedPage[]): Record<string, LinkPreview>[] {
  const shards = Array.from({length: PREVIEW_SHARDS}, (): Record<string, LinkPreview> => ({}));
  for (const page of pages.filter(({blocks}) => blocks.length > 0)) {
    const {title, description, date, url} = page;
    const opening = openingOf(page);
    // A post without a description has its first line for it, which the card would say twice.
    const isSaid = description.startsWith(opening.slice(0, 60));
    Object.assign(shards[shardOf(url, PREVIEW_SHARDS)] ?? {}, {
      [url]: {
        title,
        description: cutAtWord(description, LONGEST_OPENING),
        opening: isSaid ? '' : opening,
        ...(date ? {date} : {}),
      },
    });
  }
  return shards;
}
