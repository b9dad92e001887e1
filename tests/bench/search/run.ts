import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../../src/plugins/search-index/buildRecords';
import {indexFolder, indexedUrls} from '../../support/builtIndex';
import {goldenQueries} from '../../support/goldenQueries';
import {comparison} from './comparison';
import {embedded} from './embedded';
import {engineFigures} from './engineFigures';
import {figuresTable} from './figuresTable';
import {measure} from './measure';
import {pagefind} from './pagefind';
import {syntheticPages} from './synthetic';

const MANY_POSTS = 2000;

/** `npm run bench:search [-- build]`: this site's search beside Pagefind, over the same pages. */
async function run(build: string): Promise<void> {
  if (!existsSync(indexFolder(build))) {
    throw new Error(`There is no search index in ${build}. Build the site first: npm run build`);
  }
  const urls = new Set(await indexedUrls(build));
  const golden = goldenQueries('queries');
  const held = goldenQueries('queries-held');
  const other = await pagefind(build, (url) => urls.has(url));
  try {
    const ours = await measure(embedded(build), golden, held);
    const theirs = await measure(other, golden, held);
    console.log(`${urls.size} pages, ${golden.length} queries, ${ours.warm.keys} keys.\n`);
    console.log(comparison([ours, theirs]));
  } finally {
    rmSync(other.folder, {recursive: true, force: true});
  }
  const sample = golden.filter((_, place) => place % 10 === 0).map(({query}) => query);
  const many = syntheticPages(await readPages(build), MANY_POSTS);
  console.log(`\nThis site's search over ${MANY_POSTS} synthetic posts:\n`);
  console.log(figuresTable(await engineFigures(many, sample)));
}

await run(path.resolve(process.argv[2] ?? 'build'));
