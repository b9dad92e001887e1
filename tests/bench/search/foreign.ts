import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {openBuiltIndex, readBuiltPages, writeIndex} from 'docusaurus-theme-search-ask';
import {searchHits} from 'docusaurus-theme-search-ask/engine';
import {indexFolder} from '../../support/builtIndex';
import {foreignPages, foreignQueries, missingAnchors} from '../../support/foreignSites';
import type {ForeignQueries} from '../../support/foreignSites';
import {listMisses, scoreQueries} from '../../support/goldenQueries';
import {figure, kilobytes, markdownTable} from '../site/report';
import type {Contender} from './contenders';
import {embedded, folderLoader, pagefind} from './contenders';
import {easyops} from './easyops';
import {firstHitBytes} from './measure';

interface Place {
  readonly set: ForeignQueries;
  readonly build: string;
}

interface Row {
  readonly quality: string;
  readonly bytes: string;
  readonly code: string;
  /** Queries that were not answered by a right page first. */
  readonly misses: string;
}

const percent = (share: number): string => figure(100 * share, 1, '%');

async function measureRow(contender: Contender, {set}: Place): Promise<Row> {
  const {ask} = await contender.open(folderLoader(contender.folder).load);
  const score = await scoreQueries(set.queries, async (query) => {
    const urls = (await ask(query)).map((url) => url.replace(/(?<=.)\/$/, ''));
    return [...new Set(urls)];
  });
  const {index, code} = await firstHitBytes(contender, set.queries);
  return {
    quality: `${percent(score.first)}, ${percent(score.withinFive)}`,
    bytes: `${kilobytes(index.median)} (at most ${kilobytes(index.most)})`,
    code: kilobytes(code === 0 ? undefined : code),
    misses: listMisses(score),
  };
}

/** Share of the queries for one section whose first right hit has its anchor. */
async function sectionsFound(root: string, {queries}: ForeignQueries): Promise<string> {
  const index = openBuiltIndex(root);
  const asked = queries.filter(({sections}) => sections !== undefined);
  const answers = await Promise.all(
    asked.map(async ({query, expect, sections = []}) => {
      const {hits} = await searchHits(index, {query, indexName: 'site'});
      const right = hits.find((hit) => expect.includes(hit.url_without_anchor));
      return right !== undefined && sections.includes(right.url);
    }),
  );
  return `${answers.filter(Boolean).length} of ${asked.length}`;
}

/** Indexes the pages of a folder that was not built with the engine's plugin. */
async function indexPages({build, set}: Place, root: string): Promise<void> {
  const start = performance.now();
  const pages = foreignPages(build);
  await writeIndex(path.join(root, 'search'), pages, [], set.locale ?? 'en');
  const time = (performance.now() - start) / 1000;
  console.log(`${set.site}: ${pages.length} pages are indexed in ${figure(time, 1, 's')}.`);
}

async function compare(place: Place, options: Options): Promise<string[][]> {
  const {build, set} = place;
  const isIndexed = existsSync(indexFolder(build)) && !options.again;
  const temporary = mkdtempSync(path.join(tmpdir(), 'foreign-'));
  const root = isIndexed ? build : temporary;
  if (!isIndexed) {
    await indexPages(place, root);
  }
  const versions = [undefined, ...(await openBuiltIndex(root).versions())];
  const pages = (
    await Promise.all(versions.map((version) => readBuiltPages(root, version)))
  ).flat();
  const missing = missingAnchors(pages, build);
  console.log(
    `${set.site}: ${missing.length} anchors of the index are on no page; ` +
      `sections found: ${await sectionsFound(root, set)}. ${missing.slice(0, 5).join(' ')}`,
  );
  const urls = new Set(pages.map(({url}) => url.replace(/(?<=.)\/$/, '')));
  const own = embedded(path.resolve(options.code), indexFolder(root));
  const others = options.alone
    ? []
    : [
        await pagefind(build, (url) => urls.has(url)),
        await easyops(build, set.locale === undefined ? ['en'] : ['en', set.locale]),
      ];
  const rows: Row[] = [];
  for (const contender of [own, ...others]) {
    rows.push(await measureRow(contender, place));
  }
  [temporary, ...others.map(({folder}) => folder)].forEach((folder) => {
    rmSync(folder, {recursive: true, force: true});
  });
  if (options.misses) {
    console.log(rows[0]?.misses);
  }
  const label = `${set.site} (${set.split}, ${set.queries.length})`;
  return [
    [label, ...rows.map(({quality}) => quality)],
    [`${label}: index to the first hits`, ...rows.map(({bytes}) => bytes)],
    [`${label}: code`, ...rows.map(({code}) => code)],
  ];
}

function placeOf(argument: string): Place {
  const [site = '', build = ''] = argument.split('=');
  const set = foreignQueries().find((queries) => queries.site === site);
  if (!set || build === '') {
    const sites = foreignQueries().map((queries) => queries.site);
    throw new Error(
      `"${argument}" names no set of queries. Write SITE=FOLDER, SITE one of ${sites.join(', ')}.`,
    );
  }
  return {set, build: path.resolve(build)};
}

interface Options {
  /** Prints the queries that this search gets wrong. */
  readonly misses: boolean;
  /** Indexes the pages again, whether the build has an index or not. */
  readonly again: boolean;
  /** Measures this search alone. */
  readonly alone: boolean;
  /** Folder of this site as it is built, for the size of its search's code. */
  readonly code: string;
}

/*
 * `node --import jiti/register tests/bench/search/foreign.ts jest=FOLDER react-native=FOLDER …`: this
 * search, Pagefind and easyops' search-local on the documentation of other projects, each built into
 * a folder: with the plugins of both searches, whose indexes are measured then, or without. The
 * queries are in `tests/fixtures/foreign-queries`.
 */
const {values: options, positionals} = parseArgs({
  options: {
    misses: {type: 'boolean', default: false},
    again: {type: 'boolean', default: false},
    alone: {type: 'boolean', default: false},
    code: {type: 'string', default: 'build'},
  },
  allowPositionals: true,
});
const rows: string[][] = [];
for (const argument of positionals) {
  rows.push(...(await compare(placeOf(argument), options)));
}
const contenders = ['This search', 'Pagefind', 'easyops search-local'];
console.log(
  markdownTable(
    ['First, within five', ...contenders.slice(0, options.alone ? 1 : undefined)],
    rows,
  ),
);
