import {cutAtWord} from '../text';
import type {ContentPage, LinkPreview} from './types';

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

/** The first lines of a page's text. */
function openingOf({prose}: ContentPage): string {
  // Each line has a character and a space at least.
  return cutAtWord(prose.slice(0, LONGEST_OPENING / 2).join(' '), LONGEST_OPENING);
}

/** The previews of all pages by permalink, in their shards; see `shardOf`. */
export function buildPreviews(pages: readonly ContentPage[]): Record<string, LinkPreview>[] {
  const shards = Array.from({length: PREVIEW_SHARDS}, (): Record<string, LinkPreview> => ({}));
  for (const page of pages) {
    const {title, description, date, permalink} = page;
    const shard = shards[shardOf(permalink, PREVIEW_SHARDS)];
    if (shard) {
      const opening = openingOf(page);
      // A post without a description has its first line for it, which the card would say twice.
      const isSaid = description.startsWith(opening.slice(0, 60));
      shard[permalink] = {
        title,
        description: cutAtWord(description, LONGEST_OPENING),
        opening: isSaid ? '' : opening,
        ...(date ? {date} : {}),
      };
    }
  }
  return shards;
}
