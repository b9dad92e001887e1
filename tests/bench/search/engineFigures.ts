import {brotliCompressSync} from 'node:zlib';
import {hashText} from 'docusaurus-theme-search-ask';
import type {TextPage} from 'docusaurus-theme-search-ask/engine';
import {TextIndex, buildIndex, searchHits} from 'docusaurus-theme-search-ask/engine';
import {splitSentences} from 'docusaurus-theme-search-ask/answers';
import {seededRandom} from '../../../src/lib/seededRandom';

/** Returns the quantile: the smallest value that is not exceeded by at least this share of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the text in the field after each keystroke: `ve` gives `v` and `ve`. */
export function keystrokes(query: string): string[] {
  const characters = [...query];
  return characters.map((_, index) => characters.slice(0, index + 1).join(''));
}

interface Times {
  /** Wall-clock milliseconds for each text. */
  readonly clock: readonly number[];
  /** Milliseconds of CPU time, which other programs on the machine do not affect. */
  readonly processor: readonly number[];
}

/** Measures how long each text takes when all data are loaded: asks every text twice, measures once. */
export async function warmTimes(
  texts: readonly string[],
  ask: (text: string) => Promise<unknown>,
): Promise<Times> {
  for (const text of texts) {
    await ask(text);
  }
  const clock: number[] = [];
  const processor: number[] = [];
  for (const text of texts) {
    const before = process.cpuUsage();
    const start = performance.now();
    await ask(text);
    clock.push(performance.now() - start);
    const {user, system} = process.cpuUsage(before);
    processor.push((user + system) / 1000);
  }
  return {clock, processor};
}

/** Measures the cost of a search index over these pages; queries are typed key by key. */
export async function engineFigures(pages: readonly TextPage[], queries: readonly string[]) {
  const files = await buildIndex(pages, [], hashText);
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? brotliCompressSync(files.get(name) ?? '').length;
    sizes.set(name, size);
    return size;
  };
  const fetched = new Set<string>();
  const open = () =>
    new TextIndex(async (name) => {
      fetched.add(name);
      return JSON.parse(files.get(name) ?? 'null') as unknown;
    });
  const firstHitBytes: number[] = [];
  for (const query of queries) {
    fetched.clear();
    await searchHits(open(), {query});
    firstHitBytes.push([...fetched].reduce((sum, name) => sum + sizeOf(name), 0));
  }
  const index = open();
  const keys = queries.flatMap(keystrokes);
  const {processor} = await warmTimes(keys, (query) => searchHits(index, {query}));
  return {
    /** Maximum number of bytes (brotli) fetched until the first hits of a query are shown. */
    firstHitBytes: quantile(firstHitBytes, 1),
    /** Milliseconds of CPU time per keystroke with everything loaded: 95th percentile. */
    warmCpuMs: quantile(processor, 0.95),
  };
}

const FIRST_DAY = Date.UTC(2015, 0, 1);
const DAY = 86_400_000;

/**
 * Returns the pages with their posts replaced by generated ones, the same on every run. Each has the
 * structure of a real post, but the sentences of its paragraphs and half the words of its title come
 * from random posts.
 */
export function syntheticPages(pages: readonly TextPage[], posts: number): TextPage[] {
  const models = pages.filter(({section, blocks}) => section === 'Blog' && blocks.length > 0);
  const sentences = models.flatMap(({blocks}) =>
    blocks.filter(({kind}) => kind === 'text').flatMap(({lines}) => lines.flatMap(splitSentences)),
  );
  const words = models.flatMap(({title}) => title.split(' '));
  const random = seededRandom('synthetic');
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const synthetic = Array.from({length: posts}, (_, number): TextPage => {
    const model = pick(models);
    const title = model.title.split(' ').map((word) => (random() < 0.5 ? pick(words) : word));
    return {
      ...model,
      url: `/blog/synthetic-post-${number}`,
      title: title.join(' '),
      date: new Date(FIRST_DAY + number * 2 * DAY).toISOString().slice(0, 10),
      blocks: model.blocks.map((block) =>
        block.kind === 'text'
          ? {
              ...block,
              lines: block.lines.map((line) =>
                splitSentences(line)
                  .map(() => pick(sentences))
                  .join(' '),
              ),
            }
          : block,
      ),
    };
  });
  return [...pages.filter(({section}) => section !== 'Blog'), ...synthetic];
}
