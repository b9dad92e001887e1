/**
 * `npm run bench:build [-- runs]`: how long a cold build of this site takes against a plain
 * Docusaurus site with the same posts, tags and authors (with and without local search), in one run.
 * Nothing of an earlier build is used: each copy has caches of its own.
 */
import {rmSync} from 'node:fs';
import {SITE_PARTS} from '../support/siteCopy';
import {cleanUp, cleanUpOnInterrupt, keepUntilEnd} from './site/cleanUp';
import {copyParts} from './site/copyParts';
import {DOCUSAURUS} from './site/docusaurus';
import {median} from './site/median';
import {plainSite} from './site/plainSite';
import {runProcess} from './site/runProcess';

const CONTENDERS = {
  'plain Docusaurus': () => plainSite({search: 'none'}),
  '… with local search': () => plainSite(),
  'this site': () => copyParts(SITE_PARTS),
};

/** Seconds of one build in a fresh copy. */
async function measure(make: () => string): Promise<number> {
  const folder = make();
  const remove = () => rmSync(folder, {recursive: true, force: true});
  const release = keepUntilEnd(remove);
  const {seconds} = await runProcess([DOCUSAURUS, 'build'], folder);
  remove();
  release();
  return seconds;
}

async function run(runs: number): Promise<void> {
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('How many runs? Give a whole number above 0: npm run bench:build -- 3');
  }
  const times = new Map<string, number[]>(Object.keys(CONTENDERS).map((name) => [name, []]));
  for (let turn = 0; turn < runs; turn += 1) {
    for (const [name, make] of Object.entries(CONTENDERS)) {
      times.get(name)?.push(await measure(make));
    }
  }
  const ours = median(times.get('this site') ?? []);
  for (const [name, seconds] of times) {
    const each = seconds.map((value) => value.toFixed(1)).join('  ');
    const share = (ours / median(seconds)).toFixed(2);
    console.log(`${name.padEnd(20)} ${each} s   this site takes ${share} ×`);
  }
}

cleanUpOnInterrupt();
try {
  await run(Number(process.argv[2] ?? 3));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  cleanUp();
}
