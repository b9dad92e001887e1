import MiniSearch from 'minisearch';
import type {AsPlainObject} from 'minisearch';
import type {CoreFile, ShardFile} from './format';
import {blockText, ENTRY_FILE, headingPath, indexOptions, INDEX_VERSION, packTerms} from './format';
import {groupBy} from '../groupBy';
import type {Language} from './language';
import {loadLanguage} from './loadLanguage';
import type {TextPage} from './types';

/** Characters of JSON beyond which a file of terms is cut by one letter more. */
const MAX_SHARD = 30_000;
const MAX_PREFIX = 3;
const LAST_LATIN = '\u024f\uffff';

type Terms = AsPlainObject['index'];

function slugOf(url: string): string {
  return url.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '').replaceAll(/[-/]/g, ' ');
}

function indexAll(pages: readonly TextPage[], language: Language): AsPlainObject {
  const index = new MiniSearch(indexOptions(language));
  index.addAll(
    pages.map(({title, tags, url, description}, id) => ({
      id,
      title,
      tags: tags.map(({key, label}) => `${label} ${key.replaceAll('-', ' ')}`).join(' '),
      slug: slugOf(url),
      description,
    })),
  );
  const blocks = pages.flatMap((page) => page.blocks.map((block) => ({page, block})));
  index.addAll(
    blocks.map(({page, block}, number) => {
      const {kind, anchor, lines, questions = []} = block;
      // The title of a shelf's entry is what readers look for.
      const titles = kind === 'entry' ? [lines[0] ?? ''] : [];
      const heading = [...headingPath(page, anchor).map(({text}) => text), ...titles].join('\n');
      return {
        id: pages.length + number,
        heading,
        text: blockText(block),
        questions: questions.join('\n'),
      };
    }),
  );
  return index.toJSON();
}

/** Section and tag of a page, which few differ in. */
function sectionKey({section, docusaurusTag}: TextPage): string {
  return JSON.stringify(docusaurusTag === undefined ? [section] : [section, docusaurusTag]);
}

/** Terms by the letters they begin with, as few as keep a file small. */
function cutTerms(terms: Terms, length = 1): [string, ShardFile][] {
  const groups = groupBy(terms, ([term]) => [...term].slice(0, length).join(''));
  return [...groups].flatMap(([key, some]): [string, ShardFile][] => {
    const packed = packTerms(some);
    return length < MAX_PREFIX && JSON.stringify(packed).length > MAX_SHARD
      ? cutTerms(some, length + 1)
      : [[key, packed]];
  });
}

/**
 * Joins files of terms that begin with other letters than Latin ones, as many as keep a file small:
 * Chinese has thousands of first letters, most with few terms.
 */
function joinFiles(cut: readonly [key: string, terms: ShardFile][]): [string[], ShardFile][] {
  const joined: [string[], ShardFile][] = [];
  let length = MAX_SHARD;
  for (const [key, terms] of cut) {
    const last = joined.at(-1);
    const own = JSON.stringify(terms).length;
    if (last && key > LAST_LATIN && length + own <= MAX_SHARD) {
      joined[joined.length - 1] = [
        [...last[0], key],
        [...last[1], ...terms],
      ];
      length += own;
    } else {
      joined.push([[key], terms]);
      length = key > LAST_LATIN ? own : MAX_SHARD;
    }
  }
  return joined;
}

/**
 * The files of an index, by their names. All but the entry are named after what they hold, so that
 * a browser may keep them.
 *
 * @param hash of a text, letters and digits alone
 * @param locale language of the pages, and of queries
 */
export async function buildIndex(
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  hash: (text: string) => string,
  locale = 'en',
): Promise<Map<string, string>> {
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
  const sectionKeys = [...new Set(pages.map(sectionKey))];
  const tagPlaces = new Map([...tags.keys()].map((key, place) => [key, place]));
  const {
    index: terms,
    documentIds: _,
    storedFields: __,
    ...frame
  } = indexAll(pages, await loadLanguage(locale));
  const core: CoreFile = {
    locale,
    pages: pages.map((page) => [
      page.url,
      page.title,
      sectionKeys.indexOf(sectionKey(page)),
      page.date ?? '',
      page.tags.map(({key}) => tagPlaces.get(key) ?? 0),
      page.blocks.length,
      write({
        description: page.description,
        headings: page.headings,
        blocks: page.blocks,
        cover: page.cover,
      }),
    ]),
    sections: sectionKeys.map((key) => JSON.parse(key) as CoreFile['sections'][number]),
    tags: [...tags],
    shards: Object.fromEntries(
      joinFiles(cutTerms(terms)).flatMap(([keys, shard]) => {
        const name = write(shard);
        return keys.map((key) => [key, name]);
      }),
    ),
    synonyms,
    frame,
  };
  files.set(ENTRY_FILE, JSON.stringify({version: INDEX_VERSION, core: write(core)}));
  return files;
}
