import type {Section} from './report';
import {attempt, figure, kilobytes, megabytes, progress} from './report';
import type {SiteName} from './sites';
import {builtSite, rebuild, rowsOfSites} from './sites';

async function cells(name: SiteName, posts: number): Promise<string[]> {
  const what = `${name} with ${posts} posts`;
  const site = await attempt(what, () => builtSite(name, posts));
  const warm = site
    ? await attempt(`The warm build of ${what}`, () => {
        progress(`${name}, ${posts} posts: warm build after an edit`);
        return rebuild(site.folder);
      })
    : undefined;
  return [
    name,
    figure(posts),
    figure(site?.cold, 1, 's'),
    figure(warm, 1, 's'),
    figure(site && warm && (100 * warm) / site.cold, 0, '%'),
    figure(site && site.peak / 1e9, 2, 'GB'),
    megabytes(site?.bytes),
    figure(site?.files),
    kilobytes(site?.mainGzip),
    kilobytes(site?.blogGzip),
  ];
}

/** Cold and warm builds of all sizes. */
export async function buildSection(sizes: readonly number[]): Promise<Section> {
  return {
    title: 'Builds',
    head: [
      'Site',
      'Posts',
      'Cold',
      'Warm',
      'Warm of cold',
      'Peak memory',
      'Output',
      'Files',
      'main, gzip',
      '/blog, gzip',
    ],
    rows: await rowsOfSites(sizes, cells),
    note: 'Cold: without any cache. Warm: again, after one post has been edited. Peak memory: of all processes of the cold build together.',
  };
}
