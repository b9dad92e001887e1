/** `npm run bench [-- options]`: this site beside a plain Docusaurus site; `--help` says more. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {shippedFiles} from '../corpus/writeCorpus';
import {buildSections} from './buildSections';
import {cleanUp, cleanUpOnInterrupt} from './cleanUp';
import {devSection} from './devSection';
import {navigationSection} from './navigationSection';
import type {BenchOptions, Part} from './options';
import {HELP, UsageError, parseOptions} from './options';
import {pageSections} from './pageSections';
import {machineFacts, report} from './report';
import {resultsFile} from './resultsFile';
import {searchSection} from './searchSection';
import type {Section} from './section';

const RESULTS = path.resolve(__dirname, '../results');

const RUN: Readonly<Record<Part, (options: BenchOptions) => Promise<Section[]>>> = {
  build: ({posts}) => buildSections(posts),
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
  const facts = machineFacts(args);
  mkdirSync(RESULTS, {recursive: true});
  const file = resultsFile(RESULTS, facts.date);
  if (!file.endsWith(`${facts.date}.md`)) {
    console.error(`There are results of today already; these go to ${path.basename(file)}.`);
  }
  const sections: Section[] = [];
  const add = (more: readonly Section[]) => {
    sections.push(...more);
    // Written after each part: a bench that is broken off keeps what it has.
    writeFileSync(file, report(facts, sections));
  };
  for (const part of options.parts) {
    add(await RUN[part](options));
  }
  console.log(report(facts, sections));
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
