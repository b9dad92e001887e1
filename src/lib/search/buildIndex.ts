import type {CoreFile, EntryFile, ShardFile, TextFile} from './indexFormat';
import {
  DEFLATED,
  ENTRY_FILE,
  INDEX_VERSION,
  MOST_COUNTED,
  NAME_LENGTH,
  SECTIONS,
} from './indexFormat';
import {writeNumbers} from './numberText';
import type {PageSource} from './pageSource';
import {STOP_WORDS} from './stopWords';
import {writeTerms} from './termText';
import {tokenize} from './tokenize';

/** About 8 kB compressed: small enough for one word, large enough to be worth a request. */
const SHARD_SIZE = 10_000;

/** For each term, the parts it occurs in (ascending) and how often. */
type Postings = Map<string, Map<number, number>>;

function addTo(postings: Postings, term: string, part: number): void {
  const places = postings.get(term) ?? new Map<number, number>();
  postings.set(term, places.set(part, (places.get(part) ?? 0) + 1));
}

/** Each number less the one before it. */
function steps(numbers: Iterable<number>): number[] {
  let before = 0;
  return [...numbers].map((number) => {
    const step = number - before;
    before = number;
    return step;
  });
}

function newestFirst(pages: readonly PageSource[]): PageSource[] {
  const byUrl = (left: string, right: string) => (left < right ? -1 : 1);
  return pages.toSorted(
    (left, right) =>
      -byUrl(left.date ?? '', right.date ?? '') * Number(left.date !== right.date) ||
      byUrl(left.url, right.url),
  );
}

function daysOf(date: string | undefined): number {
  return date === undefined ? 0 : Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

function readPages(pages: readonly PageSource[]) {
  const terms = new Set<string>();
  const headings: Postings = new Map();
  const passages: Postings = new Map();
  const lengths: number[] = [];
  for (const page of pages) {
    for (const tag of page.tags) {
      tokenize(tag).forEach(({term}) => terms.add(term));
    }
    for (const [index, {heading, passages: texts}] of page.parts.entries()) {
      const part = lengths.length;
      for (const {term} of tokenize(heading)) {
        terms.add(term);
        if (index > 0) {
          addTo(headings, term, part);
        }
      }
      const words = texts.flatMap(tokenize).filter(({term}) => !STOP_WORDS.has(term));
      words.forEach(({term}) => addTo(passages, term, part));
      lengths.push(words.length);
    }
  }
  const all = new Set([...terms, ...headings.keys(), ...passages.keys()]);
  return {terms: [...all].sort(), headings, passages, lengths};
}

function writeHeadings(terms: readonly string[], headings: Postings): string {
  const found = terms.flatMap((term, id) => (headings.has(term) ? [id] : []));
  const ids = steps(found);
  return writeNumbers(
    found.flatMap((id, index) => {
      const parts = [...(headings.get(terms[id] as string)?.keys() ?? [])];
      return [ids[index] as number, parts.length, ...steps(parts)];
    }),
  );
}

function writeShards(terms: readonly string[], passages: Postings) {
  const shards: {start: number; file: ShardFile}[] = [];
  let start = 0;
  let parts = '';
  let times = '';
  for (const [id, term] of terms.entries()) {
    const places = passages.get(term);
    if (places) {
      parts += writeNumbers(steps(places.keys()));
      times += writeNumbers([...places.values()].map((n) => Math.min(n, MOST_COUNTED) - 1));
    }
    if (parts.length >= SHARD_SIZE || id === terms.length - 1) {
      shards.push({start, file: {parts, times}});
      [start, parts, times] = [id + 1, '', ''];
    }
  }
  return shards;
}

function textOf({parts}: PageSource): TextFile {
  return parts.map(({level, anchor, heading, passages}) => [
    level,
    anchor ?? '',
    heading,
    passages,
  ]);
}

/**
 * The index's files by name. All but the entry are named by `hash` of what they hold (at least
 * `NAME_LENGTH` hexadecimal digits), so that a name never means something else later. Those whose
 * names end in `DEFLATED` are to be written so.
 */
export function buildIndex(
  sources: readonly PageSource[],
  hash: (text: string) => string,
): Map<string, string> {
  const pages = newestFirst(sources);
  const files = new Map<string, string>();
  const write = (value: CoreFile | ShardFile | TextFile, end = '.json'): string => {
    const text = JSON.stringify(value);
    const name = hash(text).slice(0, NAME_LENGTH);
    files.set(`${name}${end}`, text);
    return name;
  };
  const {terms, headings, passages, lengths} = readPages(pages);
  const tags = [...new Set(pages.flatMap((page) => page.tags))].sort();
  const docusaurusTags = [...new Set(pages.map((page) => page.docusaurusTag))].sort();
  const shards = writeShards(terms, passages);
  const core = write({
    version: INDEX_VERSION,
    urls: pages.map(({url}) => url),
    titles: pages.map(({parts}) => parts[0]?.heading ?? ''),
    sections: pages.map(({section}) => SECTIONS.indexOf(section)).join(''),
    docusaurusTags,
    docusaurusTagOf: writeNumbers(pages.map((page) => docusaurusTags.indexOf(page.docusaurusTag))),
    days: writeNumbers(pages.map(({date}) => daysOf(date))),
    tags,
    tagsOf: writeNumbers(
      pages.flatMap((page) => [page.tags.length, ...page.tags.map((tag) => tags.indexOf(tag))]),
    ),
    partCounts: writeNumbers(pages.map(({parts}) => parts.length)),
    partLengths: writeNumbers(lengths),
    texts: pages.map((page) => write(textOf(page), DEFLATED)).join(''),
    terms: writeTerms(terms),
    counts: writeNumbers(terms.map((term) => passages.get(term)?.size ?? 0)),
    headings: writeHeadings(terms, headings),
    shardStarts: writeNumbers(steps(shards.map(({start}) => start))),
    shards: shards.map(({file}) => write(file)).join(''),
  });
  const entry: EntryFile = {version: INDEX_VERSION, core};
  return files.set(ENTRY_FILE, JSON.stringify(entry));
}
