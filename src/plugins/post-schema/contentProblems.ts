import {existsSync} from 'node:fs';
import path from 'node:path';
import {checkLists} from './checkLists';
import {checkPosts} from './checkPosts';
import type {Content} from './readContent';

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

/** Everything that is wrong with the blog's folder, all files at once, one line each. */
export function contentProblems(root: string, {posts, lists, problems}: Content): string[] {
  return [
    ...problems,
    ...checkLists(lists),
    ...checkPosts(posts, {
      tags: keysOf(lists.tags),
      authors: keysOf(lists.authors),
      series: keysOf(lists.series),
      exists: (file) => existsSync(path.join(root, file)),
    }),
  ];
}
