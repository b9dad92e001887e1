import {SITES} from './buildSections';
import {figure} from './figures';
import {TRIES, navigationFigures} from './navigationFigures';
import {withServer} from './pageSections';
import {progress} from './progress';
import type {Section} from './section';
import {attempt} from './section';

/** Client navigations in the smallest and the largest corpus. */
export async function navigationSection(sizes: readonly number[]): Promise<Section> {
  const rows: string[][] = [];
  for (const posts of new Set([sizes[0] ?? 0, sizes.at(-1) ?? 0])) {
    for (const name of SITES) {
      progress(`${name}, ${posts} posts: navigations`);
      const seen = await attempt(`Navigation of ${name} with ${posts} posts`, () =>
        withServer(name, posts, navigationFigures),
      );
      seen?.worst.forEach(progress);
      const task = seen?.longestTask === 0 ? '< 50 ms' : figure(seen?.longestTask, 0, 'ms');
      rows.push([
        name,
        figure(posts),
        figure(seen?.count),
        figure(seen?.median, 0, 'ms'),
        figure(seen?.slowest, 0, 'ms'),
        task,
      ]);
    }
  }
  return {
    title: 'Client navigation',
    head: ['Site', 'Posts', 'Ways', 'Median', 'Slowest', 'Longest task'],
    rows,
    note: `From the click on a link that the pointer has rested on to the painted page, between home, list, posts, tags, archive and map; of each way the median of ${TRIES} tries.`,
  };
}
