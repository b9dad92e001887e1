import type {DocsVersion, PageTag} from 'docusaurus-built-pages';
import type {
  CoreFile,
  EntryFile,
  FieldLengths,
  IndexedDocument,
  PackedTerm,
  Postings,
  ShardFile,
} from './format.js';
import {
  blockText,
  ENTRY_FILE,
  FIELDS,
  headingPath,
  INDEX_VERSION,
  lengthLetter,
  termsOf,
} from './format.js';
import {groupBy} from './groupBy.js';
import type {Language} from './language.js';
import {loadLanguage} from './loadLanguage.js';
import type {TextPage} from './types.js';

/** Number of hash characters in a file name: few, because the core file has one name per page. */
export const NAME_LENGTH = 10;
/** Maximum JSON length of a group of terms; longer groups are split by one more letter. */
const MAX_GROUP_LENGTH = 30_000;
/** Maximum number of first letters that decide the group of a term. */
const MAX_PREFIX = 3;
/** Maximum JSON length of a file with several groups of terms. A file with one group may be longer. */
const MAX_SHARD_LENGTH = 8000;

/** Returns the last two segments of an address, as words: `/blog/2024/my-post` → `2024 my post`. */
function slugOf(url: string): string {
  return url
    .replace(/\/$/, '')
    .replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')
    .replaceAll(/[-/]/g, ' ');
}

/** Returns the texts of headings without a block below them, such as the heading of a video. */
function bareHeadings(page: TextPage): string[] {
  const withBlocks = new Set(
    page.blocks.flatMap(({anchor}) => headingPath(page, anchor).map((heading) => heading.anchor)),
  );
  return page.headings.filter(({anchor}) => !withBlocks.has(anchor)).map(({text}) => text);
}

/** Returns a document for the head of each page (title, tags, …), then one for each block. */
function documentsOf(pages: readonly TextPage[]): IndexedDocument[] {
  const heads = pages.map((page) => ({
    title: page.title,
    tags: page.tags.map(({key, label}) => `${label} ${key.replaceAll('-', ' ')}`).join(' '),
    slug: slugOf(page.url),
    // Other headings are indexed with the blocks below them.
    description: [page.description, ...bareHeadings(page)].join('\n'),
  }));
  const blocks = pages.flatMap((page) =>
    page.blocks.map((block) => {
      const {kind, anchor, lines, questions = []} = block;
      // The title of an entry block counts as a heading, because readers look for it.
      const titles = kind === 'entry' ? [lines[0] ?? ''] : [];
      const heading = [...headingPath(page, anchor).map(({text}) => text), ...titles].join('\n');
      return {heading, text: blockText(block), questions: questions.join('\n')};
    }),
  );
  return [...heads, ...blocks];
}

/** Postings of a term in a field, while they are collected. */
interface FieldPostings {
  readonly postings: Postings[number][];
  /** Id of the last document; the next id is stored as the distance from it. */
  lastId: number;
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** Returns the postings of each term, and the lengths of each field. */
function indexAll(documents: readonly IndexedDocument[], language: Language) {
  const index = new Map<string, FieldPostings[]>();
  const lengths = FIELDS.map((name, field): FieldLengths => {
    let first: number | undefined;
    let [last, sum, letters] = [0, 0, ''];
    for (const [id, document] of documents.entries()) {
      const text = document[name];
      if (text !== undefined) {
        const counts = countTerms(termsOf(language, text, name));
        for (const [term, times] of counts) {
          const fields = index.get(term) ?? [];
          index.set(term, fields);
          const inField = (fields[field] ??= {postings: [], lastId: 0});
          const distance = id - inField.lastId;
          inField.postings.push(times === 1 ? distance : [distance, times]);
          inField.lastId = id;
        }
        first ??= id;
        last = id;
        sum += counts.size;
        letters += lengthLetter(counts.size);
      }
    }
    // As in MiniSearch, the average includes documents without the field, up to the last one with it.
    const average = sum / (last + 1);
    return [average, first ?? 0, letters];
  });
  const terms = Array.from(index, ([term, fields]): PackedTerm => [
    term,
    ...fields.flatMap(({postings}, field) => [field, postings]),
  ]);
  return {terms, lengths};
}

/** Groups terms by their first letter, or by more letters if many terms have the same first letter. */
function groupTerms(terms: ShardFile, length = 1): [string, ShardFile][] {
  const groups = groupBy(terms, ([term]) => Array.from(term).slice(0, length).join(''));
  return Array.from(groups).flatMap(([key, group]): [string, ShardFile][] => {
    return length < MAX_PREFIX && JSON.stringify(group).length > MAX_GROUP_LENGTH
      ? groupTerms(group, length + 1)
      : [[key, group]];
  });
}

/**
 * Groups terms into files by alphabetical range. Small groups share a file: Chinese has
 * thousands of first letters, most with few terms.
 */
function shardTerms(terms: ShardFile): [first: string, ShardFile][] {
  const shards: [string, PackedTerm[]][] = [];
  // Sorted by code units, because the lookup compares them.
  const sorted = groupTerms(terms).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [first, group] of sorted) {
    const last = shards.at(-1)?.[1];
    if (last && JSON.stringify([...last, ...group]).length <= MAX_SHARD_LENGTH) {
      last.push(...group);
    } else {
      shards.push([first, [...group]]);
    }
  }
  return shards;
}

/**
 * Returns the core file, which every search loads after the entry file. Writes the files that it refers to.
 *
 * @param write adds a file to the index, and returns its name
 */
function coreOf(
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  language: Language,
  write: (content: unknown) => string,
): CoreFile {
  const {terms, lengths} = indexAll(documentsOf(pages), language);
  // Tags as JSON, because equal objects would be different keys.
  const tagTexts = new Set(pages.flatMap(({tags}) => tags.map((tag) => JSON.stringify(tag))));
  const tagIndexes = new Map(Array.from(tagTexts, (text, index) => [text, index]));
  return {
    locale: language.locale,
    tags: Array.from(tagTexts, (text) => JSON.parse(text) as PageTag),
    pages: pages.map(({description, headings, blocks, cover, docs, tags, ...head}) => ({
      ...head,
      tags: tags.map((tag) => tagIndexes.get(JSON.stringify(tag)) as number),
      docusaurusTag: docs?.tag,
      blockCount: blocks.length,
      textFile: write({description, headings, blocks, cover}),
    })),
    shards: shardTerms(terms).map(([first, shard]) => [first, write(shard)]),
    synonyms,
    lengths,
  };
}

/**
 * Returns the pages to index for one version of a docs plugin: its own pages, the latest version of all
 * other docs, and the pages outside docs. Without a version, includes the latest version of all docs.
 */
function pagesOfVersion(pages: readonly TextPage[], version?: DocsVersion): TextPage[] {
  return pages.filter(
    ({docs}) =>
      docs === undefined ||
      (docs.plugin === version?.plugin ? docs.tag === version.tag : docs.isLast),
  );
}

/**
 * Returns the files of an index by name. All names but that of the entry file are hashes of the content, so that
 * browsers can cache them.
 *
 * @param hash returns the hash of a text, as letters and digits only
 * @param locale language tag of the pages and of queries (`htmlLang`)
 * @param siteLocale name of the site's locale, by which the records sent to Algolia are filtered
 */
export async function buildIndex(
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  hash: (text: string) => string,
  locale = 'en',
  siteLocale = locale,
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
  const otherVersions = new Map(
    pages.flatMap(({docs}) => (docs && !docs.isLast ? [[docs.tag, docs] as const] : [])),
  );
  const versions = Array.from(otherVersions).map(
    ([tag, version]) => [tag, writeCore(pagesOfVersion(pages, version))] as const,
  );
  const entry: EntryFile = {
    version: INDEX_VERSION,
    locale: siteLocale,
    core: writeCore(pagesOfVersion(pages)),
    ...(versions.length === 0 ? {} : {versions: Object.fromEntries(versions)}),
  };
  files.set(ENTRY_FILE, JSON.stringify(entry));
  return files;
}
