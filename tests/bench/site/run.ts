/**
 * `npm run bench [-- --posts 140,500,2000] [--runs 5]` compares builds and pages of this site with
 * those of a plain Docusaurus site with the same posts. With 2,000 posts, the plain site takes
 * minutes and 9 GB of memory to build.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serveBuild} from '../../support/serveBuild';
import {lighthouseFigures, longestTask, weighPage} from './pageFigures';
import {figure, kilobytes, megabytes, progress, report} from './report';
import type {BuiltSite, SiteName} from './sites';
import {SAMPLES, SITES, buildSite} from './sites';

const RESULTS = path.resolve(__dirname, '../results');

const BUILD_HEAD = [
  ...['Site', 'Posts', 'Cold', 'Warm', 'Peak memory', 'Output', 'Files'],
  ...['main, gzip', '/blog, gzip'],
];
const PAGE_HEAD = [
  ...['Page', 'Site', 'JS', 'CSS', 'Fonts', 'HTML', 'Requests', 'CLS', 'Performance', 'TBT'],
  'Longest task',
];

function buildRow(name: SiteName, posts: number, site: BuiltSite): string[] {
  return [
    name,
    figure(posts),
    figure(site.cold, 1, 's'),
    figure(site.warm, 1, 's'),
    figure(site.peak / 1e9, 2, 'GB'),
    megabytes(site.bytes),
    figure(site.files),
    kilobytes(site.mainGzip),
    kilobytes(site.blogGzip),
  ];
}

/** The plain template has neither a map of the posts nor a chat. */
function hasPage(name: SiteName, page: string): boolean {
  return name === 'This site' || (page !== SAMPLES.intelligence && page !== SAMPLES.chat);
}

async function pageRows(name: SiteName, {folder}: BuiltSite, runs: number): Promise<string[][]> {
  const {address, close} = await serveBuild(path.join(folder, 'build'));
  const rows: string[][] = [];
  for (const page of Object.values(SAMPLES).filter((each) => hasPage(name, each))) {
    progress(`${name}: ${page}`);
    const weight = await weighPage(address + page);
    const seen = await lighthouseFigures(address + page, runs);
    rows.push([
      page,
      name,
      ...[weight.scripts, weight.styles, weight.fonts, weight.html].map(kilobytes),
      figure(weight.requests),
      figure(seen.shift, 3),
      figure(seen.performance),
      figure(seen.blocking, 0, 'ms'),
      figure(await longestTask(address + page, runs), 0, 'ms'),
    ]);
  }
  await close();
  return rows;
}

const {values} = parseArgs({
  options: {
    posts: {type: 'string', default: '140,500,2000'},
    runs: {type: 'string', default: '5'},
  },
});
const sizes = values.posts.split(',').map(Number);
const runs = Number(values.runs);
const builds: string[][] = [];
const pages: string[][] = [];
for (const posts of sizes) {
  for (const name of SITES) {
    const site = await buildSite(name, posts);
    builds.push(buildRow(name, posts, site));
    if (posts === sizes[0]) {
      pages.push(...(await pageRows(name, site, runs)));
    }
    rmSync(site.folder, {recursive: true, force: true});
  }
}
const date = new Date().toISOString().slice(0, 10);
const text = report(process.argv.slice(2), date, [
  {
    title: 'Builds',
    head: BUILD_HEAD,
    rows: builds,
    note: 'Cold: without any cache. Warm: again, after one post was edited. Peak memory: of all processes of the cold build together.',
  },
  {
    title: `Pages, ${figure(sizes[0])} posts`,
    head: PAGE_HEAD,
    rows: pages,
    note: `First visit, no interaction: bytes in gzip, requests to the site until the page is idle. Lighthouse as a phone, median of ${runs}; third parties are blocked. Longest task: until the page is hydrated and idle, on a processor four times slower.`,
  },
]);
mkdirSync(RESULTS, {recursive: true});
writeFileSync(path.join(RESULTS, `${date}.md`), text);
console.log(text);
