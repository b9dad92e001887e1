import {createHash} from 'node:crypto';
import {buildIndex} from '../engine/buildIndex.js';
import {TextIndex} from '../engine/openIndex.js';
import type {TextPage} from '../engine/types.js';

/** Builds and opens an index of pages in memory. */
export function openTextIndex(
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[] = [],
): TextIndex {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  const files = buildIndex(pages, synonyms, hash);
  return new TextIndex(async (name) => JSON.parse((await files).get(name) ?? 'null') as unknown);
}
