/** `npm run bench [-- options]`: this site beside a plain Docusaurus site; `--help` says more. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {shippedFiles} from '../corpus/writeCorpus';
import {buildSection} from './buildSection';
import {devSection} from './devSection';
import {navigationSection} from './navigationSection';
import type {BenchOptions, Part} from './options';
import {HELP, UsageError, parseOptions} from './options';
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
  if (options.help) {
    console.log(HELP);
    return;
  }
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(RESULTS, {recursive: true});
  const file = resultsFile(RESULTS, date);
  if (!file.endsWith(`${date}.md`)) {
    console.error(`There are results of today already; these go to ${path.basename(file)}.`);
  }
  const sections: Section[] = [];
  const add = (more: readonly Section[]) => {
    sections.push(...more);
    // Written after each part: a bench that is broken off keeps what it has.
    writeFileSync(file, report(args, date, sections));
  };
  for (const part of options.parts) {
    add(await RUN[part](options));
  }
  console.log(report(args, date, sections));
  console.error(`Written to ${path.relative(process.cwd(), file)}.`);
}

cleanUpOnInterrupt();
try {
  await bench(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\n\n${HELP}` : error);
  process.exitCode = isUsage ? 2 : 1;
} finally {
  cleanUp();
}
