import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {indexFolder, indexedUrls} from '../../support/builtIndex';
import {testQueries} from '../../support/testQueries';
import type {QueryScore} from '../../support/testQueries';
import {figure, markdownTable} from '../site/report';
import {embedded, pagefind} from './contenders';
import type {Measured} from './measure';
import {measure} from './measure';

const kilobytes = (bytes: number): string => figure(bytes / 1000, 0, 'kB');
const milliseconds = (time: number): string => figure(time, 1, 'ms');
const percent = (share: number): string => figure(100 * share, 1, '%');

/** Formats a median size and a maximum. */
const sizes = (median: number, most: number): string =>
  `${kilobytes(median)} (at most ${kilobytes(most)})`;

/** Rows of the table about sizes and times. */
const COSTS: Readonly<Record<string, (measured: Measured) => string>> = {
  'Index to the first hits, brotli': ({index}) => sizes(index.median, index.most),
  'Code of the search, brotli': ({code}) => kilobytes(code),
  'Both, brotli': ({index, code}) => sizes(index.median + code, index.most + code),
  'Keystroke, everything loaded: median': ({warm}) => milliseconds(warm.p50),
  'Keystroke, everything loaded: 95th percentile': ({warm}) => milliseconds(warm.p95),
  'The same in CPU time: 95th percentile': ({warm}) => milliseconds(warm.processor95),
};

function paraphrases({answers}: QueryScore): string {
  const paraphrased = answers.filter(({asked}) => asked.kind === 'paraphrase');
  const right = paraphrased.filter(({rank}) => rank > 0 && rank <= 5).length;
  return paraphrased.length === 0 ? '–' : percent(right / paraphrased.length);
}

function noise({noise: found, answers}: QueryScore): string {
  return `${found} of ${answers.filter(({asked}) => asked.kind === 'nothing').length}`;
}

/** Rows of the table about quality, for each set of queries. */
const QUALITY: Readonly<Record<string, (score: QueryScore) => string>> = {
  'first, within five': ({first, withinFive}) => `${percent(first)}, ${percent(withinFive)}`,
  'paraphrases within five': paraphrases,
  'absent topics with hits': noise,
};

/** Formats a Markdown table with a column for each search engine. */
function comparison(all: readonly Measured[]): string {
  const costs = Object.entries(COSTS).map(([label, cell]) => [label, ...all.map(cell)]);
  const quality = [...(all[0]?.scores.keys() ?? [])].flatMap((set) => {
    const scores = all.flatMap((measured) => measured.scores.get(set) ?? []);
    return Object.entries(QUALITY).map(([label, cell]) => [
      `${set}: ${label}`,
      ...scores.map(cell),
    ]);
  });
  return markdownTable(['', ...all.map(({name}) => name)], [...costs, ...quality]);
}

async function run(build: string, isQuick: boolean): Promise<void> {
  const urls = new Set(await indexedUrls(build));
  const tuned = testQueries('golden-queries');
  const sets = {
    'Words from the posts': testQueries('queries'),
    'Readers’ words, tuned': tuned,
    'Readers’ words, held out': testQueries('golden-queries-held'),
    'Readers’ words, offhand': testQueries('golden-queries-offhand'),
    'Readers’ words, blind': testQueries('golden-queries-blind'),
  };
  const ours = await measure(embedded(build), tuned, sets);
  console.log(`${urls.size} pages, ${ours.warm.keys} keys.\n`);
  if (isQuick) {
    console.log(comparison([ours]));
    return;
  }
  const other = await pagefind(build, (url) => urls.has(url));
  try {
    console.log(comparison([ours, await measure(other, tuned, sets)]));
  } finally {
    rmSync(other.folder, {recursive: true, force: true});
  }
}

/*
 * `npm run bench:search [-- build]` compares this site's search with Pagefind over the same pages;
 * with `-- --quick` it measures only this site's search.
 */
const {values, positionals} = parseArgs({
  options: {quick: {type: 'boolean', default: false}},
  allowPositionals: true,
});
const build = path.resolve(positionals[0] ?? 'build');
if (existsSync(indexFolder(build))) {
  await run(build, values.quick);
} else {
  console.error(`There is no search index in ${build}. Build the site first: npm run build`);
  process.exitCode = 1;
}
