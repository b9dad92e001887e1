import {lighthouseFigures, longestTask, weighPage} from './pageFigures';
import type {Section} from './report';
import {NOTHING, attempt, figure, kilobytes, progress} from './report';
import type {SiteName} from './sites';
import {SAMPLES, SITES, builtSite, withServer} from './sites';

const HEAD = [
  'Page',
  'Site',
  'JS',
  'CSS',
  'Fonts',
  'HTML',
  'Requests',
  'CLS',
  'Performance',
  'TBT',
  'Longest task',
];

/** The plain template has neither a map of the posts nor a chat. */
function has(name: SiteName, path: string): boolean {
  return name === 'This site' || (path !== SAMPLES.intelligence && path !== SAMPLES.chat);
}

async function cells(address: string, name: SiteName, path: string, runs: number) {
  progress(`${name}: ${path}`);
  const what = `${path} of ${name}`;
  const weight = await attempt(what, () => weighPage(address + path));
  const seen = await attempt(what, () => lighthouseFigures(address + path, runs));
  const task = await attempt(what, () => longestTask(address + path, runs));
  return [
    path,
    name,
    kilobytes(weight?.scripts),
    kilobytes(weight?.styles),
    kilobytes(weight?.fonts),
    kilobytes(weight?.html),
    figure(weight?.requests),
    figure(seen?.shift, 3),
    figure(seen?.performance),
    figure(seen?.blocking, 0, 'ms'),
    figure(task, 0, 'ms'),
  ];
}

async function rowsOf(name: SiteName, posts: number, paths: readonly string[], runs: number) {
  const rows = await attempt(`${name} with ${posts} posts`, () =>
    withServer(builtSite(name, posts), async (address) => {
      const all: string[][] = [];
      for (const path of paths.filter((each) => has(name, each))) {
        all.push(await cells(address, name, path, runs));
      }
      return all;
    }),
  );
  return rows ?? [];
}

async function section(title: string, posts: number, paths: readonly string[], runs: number) {
  const rows: string[][] = [];
  for (const name of SITES) {
    rows.push(...(await rowsOf(name, posts, paths, runs)));
  }
  const of = (path: string, name: SiteName) =>
    rows.find((row) => row[0] === path && row[1] === name) ?? [
      path,
      name,
      ...HEAD.slice(2).map(() => NOTHING),
    ];
  return {
    title: `${title}, ${figure(posts)} posts`,
    head: HEAD,
    rows: paths.flatMap((path) => SITES.map((name) => of(path, name))),
    note: `Before a reader does anything: bytes as gzip sends them, requests to the own host until the page rests. Lighthouse as a phone, median of ${runs}; third parties are cut off. Longest task: until the client has come and the page rests, on a processor four times slower.`,
  };
}

/** Weight and Lighthouse of each kind of page in the smallest corpus, and of /blog in the largest. */
export async function pageSections(sizes: readonly number[], runs: number): Promise<Section[]> {
  const [least = 0, most = least] = [sizes[0], sizes.at(-1)];
  const sections = [await section('Pages', least, Object.values(SAMPLES), runs)];
  if (most !== least) {
    sections.push(await section('The list', most, [SAMPLES.blog, SAMPLES.archive], runs));
  }
  return sections;
}
