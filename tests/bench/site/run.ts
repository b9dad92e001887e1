/**
 * `npm run bench [-- --posts 140,500,2000] [--runs 5]` compares builds and pages of this site with
 * those of a plain Docusaurus site with the same posts. With 2,000 posts, the plain site takes
 * minutes and 9 GB of memory to build.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serveBuild} from '../../support/serveBuild';
import {pageFigures} from './pageFigures';
import {figure, kilobytes, machine, markdownTable, progress} from './report';
import type {BuiltSite, SiteName} from './sites';
import {SAMPLES, SITES, buildSite} from './sites';

const RESULTS = path.resolve(__dirname, '../results');

const BUILD_HEAD = [
  ...['Site', 'Posts', 'Cold', 'Warm', 'Peak memory', 'Output', 'Files'],
  // Sizes of the script that every page loads, and of the HTML of /blog.
  ...['main, gzip', '/blog, gzip'],
];
/** Phases of a build as Docusaurus names them, and their columns. */
const PHASES = {
  'Load site': 'Reading posts and data',
  Bundling: 'Bundling',
  SSG: 'Rendering',
  'postBuild()': 'After rendering',
  'Broken links checker': 'Links',
} as const;
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
    figure(site.bytes / 1e6, 0, 'MB'),
    figure(site.files),
    kilobytes(site.mainGzip),
    kilobytes(site.blogGzip),
  ];
}

function phaseRow(name: SiteName, posts: number, {phases}: BuiltSite): string[] {
  const seconds = Object.keys(PHASES).map((phase) => figure(phases.get(phase) ?? 0, 1, 's'));
  return [name, figure(posts), ...seconds];
}

async function pageRows(name: SiteName, {folder}: BuiltSite, runs: number): Promise<string[][]> {
  const {address, close} = await serveBuild(path.join(folder, 'build'));
  const rows: string[][] = [];
  for (const page of Object.values(SAMPLES)) {
    // The plain site has neither the map (`/intelligence`) nor the chat.
    if (name !== 'This site' && (page === SAMPLES.intelligence || page === SAMPLES.chat)) {
      continue;
    }
    progress(`${name}: ${page}`);
    const figures = await pageFigures(address + page, runs);
    rows.push([
      page,
      name,
      ...[figures.script, figures.stylesheet, figures.font, figures.document].map(kilobytes),
      figure(figures.requests),
      figure(figures.shift, 3),
      figure(figures.performance),
      figure(figures.blocking, 0, 'ms'),
      figure(figures.longestTask, 0, 'ms'),
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
const phases: string[][] = [];
const pages: string[][] = [];
for (const posts of sizes) {
  for (const name of SITES) {
    const site = await buildSite(name, posts);
    builds.push(buildRow(name, posts, site));
    phases.push(phaseRow(name, posts, site));
    if (posts === sizes[0]) {
      pages.push(...(await pageRows(name, site, runs)));
    }
    rmSync(site.folder, {recursive: true, force: true});
  }
}
const date = new Date().toISOString().slice(0, 10);
const text = `# Benchmark of ${date}

${machine(process.argv.slice(2))}

## Builds

Cold: without any cache. Warm: again, after one post was edited. Peak memory: of all processes of the cold build together.

${markdownTable(BUILD_HEAD, builds)}

Phases of the cold builds. “After rendering” is the work of plugins: the search index, Markdown versions, feeds, redirects and checks.

${markdownTable(['Site', 'Posts', ...Object.values(PHASES)], phases)}

## Pages, ${figure(sizes[0] ?? 0)} posts

First visit of a phone without interaction, until the page is idle, measured with Lighthouse: median of ${runs}. Bytes as transferred; third parties are blocked. Longest task: on a processor four times slower.

${markdownTable(PAGE_HEAD, pages)}
`;
mkdirSync(RESULTS, {recursive: true});
writeFileSync(path.join(RESULTS, `${date}.md`), text);
console.log(text);
