import {SITES} from './buildSections';
import {builtSite} from './builtSite';
import {devFigures} from './devFigures';
import {figure} from './figures';
import {progress} from './progress';
import type {Section} from './section';
import {attempt} from './section';

/** The development server with the smallest and the largest corpus. */
export async function devSection(sizes: readonly number[]): Promise<Section> {
  const rows: string[][] = [];
  for (const posts of new Set([sizes[0] ?? 0, sizes.at(-1) ?? 0])) {
    for (const name of SITES) {
      progress(`${name}, ${posts} posts: development server`);
      const seen = await attempt(
        `The development server of ${name} with ${posts} posts`,
        async () => devFigures((await builtSite(name, posts)).folder),
      );
      rows.push([name, figure(posts), figure(seen?.start, 1, 's'), figure(seen?.edit, 2, 's')]);
    }
  }
  return {
    title: 'Development server',
    head: ['Site', 'Posts', 'First page', 'An edit is shown after'],
    rows,
    note: 'From saving a post to its open page showing the change: median of five.',
  };
}
