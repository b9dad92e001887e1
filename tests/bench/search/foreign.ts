import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildIndex} from '../../../src/lib/text-index/buildIndex';
import {TextIndex} from '../../../src/lib/text-index/openIndex';
import {searchHits} from '../../../src/lib/text-index/searchHits';
import {hashText} from '../../../src/plugins/text-index/writeIndex';
import {foreignPages, foreignQueries} from '../../support/foreignSites';
import type {ForeignQueries} from '../../support/foreignSites';
import type {Ask} from '../../support/goldenQueries';
import {listMisses, scoreQueries} from '../../support/goldenQueries';
import {figure, markdownTable} from '../site/report';
import {folderLoader, pagefind} from './contenders';
import {easyops} from './easyops';

interface Place {
  readonly set: ForeignQueries;
  readonly build: string;
}

async function ours(build: string): Promise<Ask> {
  const files = await buildIndex(foreignPages(build), [], hashText);
  const parsed = new Map([...files].map(([name, text]) => [name, JSON.parse(text) as unknown]));
  const index = new TextIndex((name) => Promise.resolve(parsed.get(name)));
  return async (query) => {
    const {hits} = await searchHits(index, {query, indexName: 'site'});
    return hits.map((hit) => hit.url_without_anchor);
  };
}

async function score(ask: Ask, {set}: Place, lists: boolean): Promise<string> {
  const distinct: Ask = async (query) => [...new Set(await ask(query))];
  const result = await scoreQueries(set.queries, distinct);
  if (lists) {
    console.log(listMisses(result));
  }
  const percent = (share: number) => figure(100 * share, 1, '%');
  return `${percent(result.first)}, ${percent(result.withinFive)}`;
}

async function compare(place: Place, lists: boolean): Promise<string[]> {
  const {build, set} = place;
  const own = await score(await ours(build), place, lists && set.split === 'training');
  const other = await pagefind(build, () => true);
  try {
    const {ask} = await other.open(folderLoader(other.folder).load);
    const second = await score(ask, place, false);
    const third = await score(await easyops(build), place, false);
    return [`${set.site} (${set.split}, ${set.queries.length})`, own, second, third];
  } finally {
    rmSync(other.folder, {recursive: true, force: true});
  }
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

/*
 * `node --import jiti/register tests/bench/search/foreign.ts jest=FOLDER react-native=FOLDER …`: this
 * search, Pagefind and easyops' search-local on the documentation of other projects, each built into
 * a folder. The queries are in `tests/fixtures/foreign-queries`. `--misses` lists the queries of
 * training sites that this search gets wrong.
 */
const {values, positionals} = parseArgs({
  options: {misses: {type: 'boolean', default: false}},
  allowPositionals: true,
});
const rows: string[][] = [];
for (const argument of positionals) {
  rows.push(await compare(placeOf(argument), values.misses));
}
console.log(
  markdownTable(['First, within five', 'This search', 'Pagefind', 'easyops search-local'], rows),
);
