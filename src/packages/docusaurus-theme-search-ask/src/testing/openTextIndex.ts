import {buildIndex} from '../engine/buildIndex.js';
import {TextIndex} from '../engine/openIndex.js';
import type {TextPage} from '../engine/types.js';
import {hashText} from '../plugin/writeIndex.js';

/** Builds and opens an index of pages in memory. */
export function openTextIndex(
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[] = [],
  locale = 'en',
): TextIndex {
  const files = buildIndex(pages, synonyms, hashText, locale);
  return new TextIndex(async (name) => JSON.parse((await files).get(name) ?? 'null') as unknown);
}

/** Returns a page with paragraphs. */
export function testPage(url: string, title: string, ...texts: readonly string[]): TextPage {
  return {
    url,
    section: 'Pages',
    title,
    description: '',
    tags: [],
    headings: [],
    blocks: texts.map((text) => ({kind: 'text', anchor: null, lines: [text]})),
  };
}
