import type {CoreFile, TextFile} from './indexFormat';
import {DEFLATED, INDEX_VERSION, NAME_LENGTH, SECTIONS} from './indexFormat';
import {NumberReader} from './numberText';
import type {PageSource} from './pageSource';
import {SearchUnavailable} from './SearchUnavailable';
import {readTerms} from './termText';
import {tokenize} from './tokenize';

/** A page as far as the core knows it: all but its texts. */
export type PageHead = Omit<PageSource, 'parts'> & {
  readonly title: string;
  /** Number of its first part, among all pages' parts. */
  readonly firstPart: number;
  readonly parts: number;
  readonly textFile: string;
};

/** The core, opened. */
export interface SearchCore {
  readonly pages: readonly PageHead[];
  /** The page of each part, and how many words that count it has. */
  readonly pageOf: Uint32Array;
  readonly lengths: Uint32Array;
  readonly meanLength: number;
  readonly terms: readonly string[];
  readonly idOf: ReadonlyMap<string, number>;
  /** In how many parts' passages each term occurs. */
  readonly counts: Uint32Array;
  /** Pages by term of their title and of their tags, parts by term of their heading. */
  readonly titles: ReadonlyMap<number, readonly number[]>;
  readonly titleLengths: Uint32Array;
  /** Words of each title with a space around each. */
  readonly titleTexts: readonly string[];
  readonly tagWords: ReadonlyMap<number, readonly number[]>;
  readonly headings: ReadonlyMap<number, readonly number[]>;
  readonly tags: readonly string[];
  readonly pagesByTag: readonly (readonly number[])[];
  readonly shards: readonly {readonly start: number; readonly file: string}[];
}

/** Names that stand one behind the other. */
function namesIn(text: string, end = '.json'): string[] {
  return (text.match(new RegExp(`.{${NAME_LENGTH}}`, 'g')) ?? []).map((name) => `${name}${end}`);
}

function dateOf(day: number): {date?: string} {
  return day === 0 ? {} : {date: new Date(day * 86_400_000).toISOString().slice(0, 10)};
}

function readPages(file: CoreFile): PageHead[] {
  const tagsOf = new NumberReader(file.tagsOf);
  const days = new NumberReader(file.days);
  const counts = new NumberReader(file.partCounts);
  const docusaurusTagOf = new NumberReader(file.docusaurusTagOf);
  const texts = namesIn(file.texts, DEFLATED);
  let firstPart = 0;
  return file.urls.map((url, page) => {
    const parts = counts.next();
    firstPart += parts;
    return {
      url,
      title: file.titles[page] ?? '',
      section: SECTIONS[Number(file.sections.charAt(page))] ?? 'Pages',
      docusaurusTag: file.docusaurusTags[docusaurusTagOf.next()] ?? 'default',
      ...dateOf(days.next()),
      tags: tagsOf.take(tagsOf.next()).map((tag) => file.tags[tag] ?? ''),
      firstPart: firstPart - parts,
      parts,
      textFile: texts[page] ?? '',
    };
  });
}

function addTo(places: Map<number, number[]>, id: number | undefined, place: number): void {
  if (id !== undefined) {
    const known = places.get(id);
    if (!known) {
      places.set(id, [place]);
    } else if (known.at(-1) !== place) {
      known.push(place);
    }
  }
}

function readHeadings(text: string): Map<number, number[]> {
  const headings = new Map<number, number[]>();
  const reader = new NumberReader(text);
  for (let id = 0; !reader.done;) {
    id += reader.next();
    let part = 0;
    headings.set(
      id,
      reader.take(reader.next()).map((step) => (part += step)),
    );
  }
  return headings;
}

function open(file: CoreFile): SearchCore {
  const pages = readPages(file);
  const terms = readTerms(file.terms);
  const idOf = new Map(terms.map((term, id) => [term, id]));
  const titles = new Map<number, number[]>();
  const tagWords = new Map<number, number[]>();
  const titleLengths = new Uint32Array(pages.length);
  const titleTexts: string[] = [];
  const byTag = new Map<string, number[]>(file.tags.map((tag) => [tag, []]));
  for (const [page, {title, tags}] of pages.entries()) {
    const words = tokenize(title);
    const plain = words.filter(({whole}) => !whole).map(({term}) => term);
    titleLengths[page] = plain.length;
    titleTexts.push(` ${plain.join(' ')} `);
    words.forEach(({term}) => addTo(titles, idOf.get(term), page));
    for (const tag of tags) {
      byTag.get(tag)?.push(page);
      tokenize(tag).forEach(({term}) => addTo(tagWords, idOf.get(term), page));
    }
  }
  const pageOf = Uint32Array.from(pages.flatMap(({parts}, page) => Array(parts).fill(page)));
  const lengths = Uint32Array.from(new NumberReader(file.partLengths).take(pageOf.length));
  let start = 0;
  const starts = new NumberReader(file.shardStarts);
  return {
    pages,
    pageOf,
    lengths,
    meanLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1),
    terms,
    idOf,
    counts: Uint32Array.from(new NumberReader(file.counts).take(terms.length)),
    titles,
    titleLengths,
    titleTexts,
    tagWords,
    headings: readHeadings(file.headings),
    tags: file.tags,
    pagesByTag: file.tags.map((tag) => byTag.get(tag) ?? []),
    shards: namesIn(file.shards).map((name) => ({start: (start += starts.next()), file: name})),
  };
}

/** @throws SearchUnavailable when what was fetched is no core of this version. */
export function readCore(value: unknown): SearchCore {
  const file = value as CoreFile | null;
  if (file?.version !== INDEX_VERSION) {
    throw new SearchUnavailable('The search index has another format than this page expects.');
  }
  try {
    return open(file);
  } catch (cause) {
    throw new SearchUnavailable('The search index cannot be read.', {cause});
  }
}

/** @throws SearchUnavailable when what was fetched are no texts of that page. */
export function readTexts(head: PageHead, value: unknown): PageSource {
  if (!Array.isArray(value) || value.length !== head.parts) {
    throw new SearchUnavailable(`The search index holds other texts for ${head.url}.`);
  }
  const parts = (value as TextFile).map(([level, anchor, heading, passages]) => ({
    level,
    anchor: anchor === '' ? null : anchor,
    heading,
    passages,
  }));
  return {...head, parts};
}
