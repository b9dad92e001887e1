/**
 * `npm run bench:search [-- build]` compares this site's search with Pagefind over the same pages;
 * with `-- --quick` it measures only this site's search.
 */
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {indexFolder, indexedUrls} from '../../support/builtIndex';
import type {QueryScore} from '../../support/testQueries';
import {scoreQueries, testQueries} from '../../support/testQueries';
import {figure, kilobytes, markdownTable} from '../site/report';
import type {Contender} from './contenders';
import {embedded, folderLoader, pagefind} from './contenders';
import {measureCosts} from './measure';

const TUNED = testQueries('golden-queries');
const SETS = {
  'Words from the posts': testQueries('queries'),
  'Readers’ words, tuned': TUNED,
  'Readers’ words, held out': testQueries('golden-queries-held'),
  'Readers’ words, offhand': testQueries('golden-queries-offhand'),
  'Readers’ words, blind': testQueries('golden-queries-blind'),
};
/** Bytes and times are measured with every fifth query, quality with all. */
const SAMPLE = TUNED.filter(({kind}, index) => kind !== 'nothing' && index % 5 === 0);

const percent = (share: number): string => figure(100 * share, 1, '%');

/** Formats a median size and a maximum. */
const sizes = (median: number, most: number): string =>
  `${kilobytes(median)} (at most ${kilobytes(most)})`;

/** Returns the percentage of the paraphrased queries with a right page among the first five hits. */
function paraphrasesWithinFive({answers}: QueryScore): string {
  const paraphrased = answers.filter(({asked}) => asked.kind === 'paraphrase');
  const right = paraphrased.filter(({rank}) => rank > 0 && rank <= 5);
  return percent(right.length / paraphrased.length);
}

/** Returns the figures of a search engine by the label of their row. */
async function column(contender: Contender): Promise<Record<string, string>> {
  const {index, code, keystroke} = await measureCosts(
    contender,
    SAMPLE.map(({query}) => query),
  );
  const rows: Record<string, string> = {
    'Index to the first hits, brotli': sizes(index.median, index.most),
    'Index and code, brotli': sizes(index.median + code, index.most + code),
    'CPU time per key, everything loaded: 95th percentile': figure(keystroke, 1, 'ms'),
  };
  const {ask} = await contender.open(folderLoader(contender.folder).load);
  for (const [set, queries] of Object.entries(SETS)) {
    const score = await scoreQueries(queries, ask);
    const absent = queries.filter(({kind}) => kind === 'nothing').length;
    rows[`${set}: first, within five`] = `${percent(score.first)}, ${percent(score.withinFive)}`;
    rows[`${set}: paraphrases within five`] = paraphrasesWithinFive(score);
    rows[`${set}: absent topics with hits`] = `${score.noise} of ${absent}`;
  }
  return rows;
}

async function run(build: string, isQuick: boolean): Promise<void> {
  const urls = new Set(await indexedUrls(build));
  const contenders = [embedded(build)];
  if (!isQuick) {
    contenders.push(await pagefind(build, (url) => urls.has(url)));
  }
  const columns: Record<string, string>[] = [];
  for (const contender of contenders) {
    columns.push(await column(contender));
  }
  const labels = Object.keys(columns[0] ?? {});
  console.log(`${urls.size} pages, ${SAMPLE.length} queries for sizes and times.\n`);
  console.log(
    markdownTable(
      ['', ...contenders.map(({name}) => name)],
      labels.map((label) => [label, ...columns.map((rows) => rows[label] ?? '')]),
    ),
  );
  contenders.slice(1).forEach(({folder}) => rmSync(folder, {recursive: true, force: true}));
}

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
