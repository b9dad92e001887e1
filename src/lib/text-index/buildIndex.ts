import MiniSearch from 'minisearch';
import type {AsPlainObject} from 'minisearch';
import type {CoreFile, IndexFrame, IndexName, ShardFile} from './format';
import {
  BLOCK_OPTIONS,
  blockText,
  ENTRY_FILE,
  headingPath,
  INDEX_VERSION,
  PAGE_OPTIONS,
  packTerms,
  SECTIONS,
} from './format';
import {groupBy} from '../groupBy';
import type {TextPage} from './types';

/** Characters of JSON beyond which a file of terms is cut by one letter more. */
const MAX_SHARD = 80_000;
const MAX_PREFIX = 3;

type Terms = AsPlainObject['index'];
type Shard = Readonly<Record<IndexName, Terms>>;

function slugOf(url: string): string {
  return url.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '').replaceAll(/[-/]/g, ' ');
}

function indexPages(pages: readonly TextPage[]): AsPlainObject {
  const index = new MiniSearch(PAGE_OPTIONS);
  index.addAll(
    pages.map(({title, tags, url, description}, id) => ({
      id,
      title,
      tags: tags.map(({key, label}) => `${label} ${key.replaceAll('-', ' ')}`).join(' '),
      slug: slugOf(url),
      description,
    })),
  );
  return index.toJSON();
}

function indexBlocks(pages: readonly TextPage[]): AsPlainObject {
  const index = new MiniSearch(BLOCK_OPTIONS);
  let id = 0;
  for (const page of pages) {
    for (const block of page.blocks) {
      const {kind, anchor, lines} = block;
      // The title of a shelf's entry is what readers look for.
      const titles = kind === 'entry' ? [lines[0] ?? ''] : [];
      const heading = [...headingPath(page, anchor).map(({text}) => text), ...titles].join('\n');
      index.add({id, heading, text: blockText(block)});
      id += 1;
    }
  }
  return index.toJSON();
}

/** Terms by the letters they begin with, as few as keep a file small. */
function cutTerms(pages: Terms, blocks: Terms): Map<string, Shard> {
  const shards = new Map<string, Shard>();
  const beginningWith = (terms: Terms, length: number) => {
    return groupBy(terms, ([term]) => [...term].slice(0, length).join(''));
  };
  const cut = (some: Shard, length: number): void => {
    const [byPage, byBlock] = [some.pages, some.blocks].map((terms) =>
      beginningWith(terms, length),
    ) as [Map<string, Terms>, Map<string, Terms>];
    for (const key of new Set([...byPage.keys(), ...byBlock.keys()])) {
      const shard = {pages: byPage.get(key) ?? [], blocks: byBlock.get(key) ?? []};
      if (length < MAX_PREFIX && JSON.stringify(shard).length > MAX_SHARD) {
        cut(shard, length + 1);
      } else {
        shards.set(key, shard);
      }
    }
  };
  cut({pages, blocks}, 1);
  return shards;
}

function frameOf({index: _, documentIds: __, storedFields: ___, ...frame}: AsPlainObject) {
  return frame satisfies IndexFrame;
}

/**
 * The files of an index, by their names. All but the entry are named after what they hold, so that
 * a browser may keep them.
 *
 * @param hash of a text, letters and digits alone
 */
export function buildIndex(
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  hash: (text: string) => string,
): Map<string, string> {
  const files = new Map<string, string>();
  const write = (content: unknown): string => {
    const text = JSON.stringify(content);
    const name = `${hash(text).slice(0, 16)}.json`;
    files.set(name, text);
    return name;
  };
  const tags = new Map(
    pages.flatMap((page) => page.tags).map(({key, label}) => [key, label] as const),
  );
  const tagPlaces = new Map([...tags.keys()].map((key, place) => [key, place]));
  const [pageIndex, blockIndex] = [indexPages(pages), indexBlocks(pages)];
  const shards = cutTerms(pageIndex.index, blockIndex.index);
  const core: CoreFile = {
    pages: pages.map((page) => [
      page.url,
      page.title,
      SECTIONS.indexOf(page.section),
      page.date ?? '',
      page.tags.map(({key}) => tagPlaces.get(key) ?? 0),
      page.blocks.length,
      write({description: page.description, headings: page.headings, blocks: page.blocks}),
    ]),
    tags: [...tags],
    shards: Object.fromEntries(
      [...shards].map(([key, {pages: byPage, blocks: byBlock}]) => [
        key,
        write({pages: packTerms(byPage), blocks: packTerms(byBlock)} satisfies ShardFile),
      ]),
    ),
    synonyms,
    frames: {pages: frameOf(pageIndex), blocks: frameOf(blockIndex)},
  };
  files.set(ENTRY_FILE, JSON.stringify({version: INDEX_VERSION, core: write(core)}));
  return files;
}
