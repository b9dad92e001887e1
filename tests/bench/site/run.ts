/** `npm run bench [-- options]`: this site beside a plain Docusaurus site; `--help` says more. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CommanderError} from 'commander';
import {shippedFiles} from '../corpus/writeCorpus';
import {buildSection} from './buildSection';
import {devSection} from './devSection';
import {navigationSection} from './navigationSection';
import type {BenchOptions, Part} from './options';
import {parseOptions} from './options';
import {pageSections} from './pageSections';
import type {Section} from './report';
import {report, resultsFile} from './report';
import {cleanUp, cleanUpOnInterrupt} from './runProcess';
import {searchSection} from './searchSection';

const RESULTS = path.resolve(__dirname, '../results');

const RUN: Readonly<Record<Part, (options: BenchOptions) => Promise<Section[]>>> = {
  build: async ({posts}) => [await buildSection(posts)],
  pages: ({posts, runs}) => pageSections(posts, runs),
  navigation: async ({posts}) => [await navigationSection(posts)],
  search: async ({posts, runs}) => [await searchSection(posts, runs)],
  dev: async ({posts}) => [await devSection(posts)],
};

async function bench(args: readonly string[]): Promise<void> {
  const options = parseOptions(args, shippedFiles().size);
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(RESULTS, {recursive: true});
  const file = resultsFile(RESULTS, date);
  if (!file.endsWith(`${date}.md`)) {
    console.error(`There are results of today already; these go to ${path.basename(file)}.`);
  }
  const sections: Section[] = [];
  for (const part of options.parts) {
    sections.push(...(await RUN[part](options)));
    // Written after each part: a bench that is broken off keeps what it has.
    writeFileSync(file, report(args, date, sections));
  }
  console.log(report(args, date, sections));
  console.error(`Written to ${path.relative(process.cwd(), file)}.`);
}

cleanUpOnInterrupt();
try {
  await bench(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommanderError) {
    // It has been told; help that was asked for is no mistake.
    process.exitCode = error.exitCode && 2;
  } else {
    console.error(error);
    process.exitCode = 1;
  }
} finally {
  cleanUp();
}
