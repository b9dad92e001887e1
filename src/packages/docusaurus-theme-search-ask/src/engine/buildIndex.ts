import type {DocsVersion} from 'docusaurus-built-pages';
import MiniSearch from 'minisearch';
import type {AsPlainObject} from 'minisearch';
import type {CoreFile, EntryFile, ShardFile} from './format.js';
import {
  blockText,
  ENTRY_FILE,
  headingPath,
  indexOptions,
  INDEX_VERSION,
  packLengths,
  packTerms,
} from './format.js';
import {groupBy} from './groupBy.js';
import type {Language} from './language.js';
import {loadLanguage} from './loadLanguage.js';
import type {TextPage} from './types.js';

/** Number of hash characters in a file name: few, because the core names the text file of every page. */
const NAME_LENGTH = 10;
/** Maximum characters of JSON of terms with the same beginning; more are split by the next letter. */
const MAX_ALIKE = 30_000;
/** Maximum number of letters by which terms are split. */
const MAX_PREFIX = 3;
/** Maximum characters of JSON of terms with different beginnings that share a file. */
const MAX_JOINED = 8000;

type Terms = AsPlainObject['index'];

/** Returns the last two segments of an address as words. */
function slugOf(url: string): string {
  return url
    .replace(/\/$/, '')
    .replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')
    .replaceAll(/[-/]/g, ' ');
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
      // Readers look for an entry by its title.
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

/** Key of a page's section and docs tag, which many pages share. */
function sectionKey({section, docs}: TextPage): string {
  return JSON.stringify(docs === undefined ? [section] : [section, docs.tag]);
}

/** Groups terms by their first letter, or by more letters if many terms have the same first letter. */
function groupTerms(terms: Terms, length = 1): [string, ShardFile][] {
  const groups = groupBy(terms, ([term]) => [...term].slice(0, length).join(''));
  return [...groups].flatMap(([key, group]): [string, ShardFile][] => {
    const packed = packTerms(group);
    return length < MAX_PREFIX && JSON.stringify(packed).length > MAX_ALIKE
      ? groupTerms(group, length + 1)
      : [[key, packed]];
  });
}

/**
 * Groups terms into files; each has the terms up to the first letters of the next. Chinese has
 * thousands of first letters, most with few terms; these share files.
 */
function shardTerms(terms: Terms): [first: string, ShardFile][] {
  const shards: [string, ShardFile][] = [];
  let length = MAX_JOINED;
  // Sorted by code units, because the lookup compares them.
  const sorted = groupTerms(terms).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [first, group] of sorted) {
    const last = shards.at(-1);
    const groupLength = JSON.stringify(group).length;
    if (last && length + groupLength <= MAX_JOINED) {
      shards[shards.length - 1] = [last[0], [...last[1], ...group]];
      length += groupLength;
    } else {
      shards.push([first, group]);
      length = groupLength;
    }
  }
  return shards;
}

/**
 * Returns the core file of an index.
 *
 * @param write adds a file to the index, and returns its name
 */
function coreOf(
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  language: Language,
  write: (content: unknown) => string,
): CoreFile {
  const tags = new Map(
    pages.flatMap((page) => page.tags).map(({key, label}) => [key, label] as const),
  );
  const sectionKeys = [...new Set(pages.map(sectionKey))];
  const tagPlaces = new Map([...tags.keys()].map((key, place) => [key, place]));
  const {
    index: terms,
    documentIds: _,
    storedFields: __,
    fieldLength,
    ...frame
  } = indexAll(pages, language);
  return {
    locale: language.locale,
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
    shards: shardTerms(terms).map(([first, shard]) => [first, write(shard)]),
    synonyms,
    frame,
    lengths: packLengths(fieldLength, Object.keys(frame.fieldIds).length),
  };
}

/** Returns the pages in the index of a docs version; without `version`, of the last version. */
function pagesOfVersion(pages: readonly TextPage[], version?: DocsVersion): TextPage[] {
  return pages.filter(
    ({docs}) =>
      docs === undefined ||
      (docs.plugin === version?.plugin ? docs.tag === version.tag : docs.isLast),
  );
}

/**
 * Returns the files of an index by name. All names but the entry's are hashes of the content, so that
 * browsers can cache them.
 *
 * @param hash returns the hash of a text, as letters and digits only
 * @param locale language of the pages, and of queries
 */
export async function buildIndex(
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  hash: (text: string) => string,
  locale = 'en',
): Promise<Map<string, string>> {
  const language = await loadLanguage(locale);
  const files = new Map<string, string>();
  const write = (content: unknown): string => {
    const text = JSON.stringify(content);
    const name = `${hash(text).slice(0, NAME_LENGTH)}.json`;
    files.set(name, text);
    return name;
  };
  const writeCore = (pagesOfCore: readonly TextPage[]): string =>
    write(coreOf(pagesOfCore, synonyms, language, write));
  const olderVersions = new Map(
    pages.flatMap(({docs}) => (docs && !docs.isLast ? [[docs.tag, docs] as const] : [])),
  );
  const versions = [...olderVersions].map(
    ([tag, version]) => [tag, writeCore(pagesOfVersion(pages, version))] as const,
  );
  const entry: EntryFile = {
    version: INDEX_VERSION,
    core: writeCore(pagesOfVersion(pages)),
    ...(versions.length === 0 ? {} : {versions: Object.fromEntries(versions)}),
  };
  files.set(ENTRY_FILE, JSON.stringify(entry));
  return files;
}
