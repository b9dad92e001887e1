import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readBuiltPages} from '../../../src/plugins/text-index/readBuiltIndex';
import {indexFolder, indexedUrls} from '../../support/builtIndex';
import {goldenQueries} from '../../support/goldenQueries';
import {comparison} from './comparison';
import {embedded} from './embedded';
import {engineFigures} from './engineFigures';
import {measure} from './measure';
import {pagefind} from './pagefind';
import {syntheticPages} from './synthetic';

const MANY_POSTS = 2000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** `npm run bench:search [-- build]`: this site's search beside Pagefind, over the same pages. */
async function run(build: string): Promise<void> {
  if (!existsSync(indexFolder(build))) {
    throw new Error(`There is no search index in ${build}. Build the site first: npm run build`);
  }
  const urls = new Set(await indexedUrls(build));
  const tuned = goldenQueries('golden-queries');
  const sets = {
    'As the posts have it': goldenQueries('queries'),
    'Readers’ words, tuned': tuned,
    'Readers’ words, held': goldenQueries('golden-queries-held'),
  };
  const other = await pagefind(build, (url) => urls.has(url));
  try {
    const ours = await measure(embedded(build), tuned, sets);
    const theirs = await measure(other, tuned, sets);
    console.log(`${urls.size} pages, ${ours.warm.keys} keys.\n`);
    console.log(comparison([ours, theirs]));
  } finally {
    rmSync(other.folder, {recursive: true, force: true});
  }
  const sample = tuned.filter((_, place) => place % 5 === 0).map(({query}) => query);
  const many = await engineFigures(syntheticPages(await readBuiltPages(build), MANY_POSTS), sample);
  const {firstHitBrotli: first, warmCpuMs: warm, files} = many;
  console.log(
    `\nOver ${MANY_POSTS} synthetic posts (${files} files) the first hits take ` +
      `${kilobytes(first.median)} (at most ${kilobytes(first.most)}), and a key ` +
      `${warm.p50.toFixed(1)} ms of processor time (95 % below ${warm.p95.toFixed(1)} ms).`,
  );
}

await run(path.resolve(process.argv[2] ?? 'build'));
