import {existsSync} from 'node:fs';
import path from 'node:path';
import {checkLists} from './checkLists';
import type {Findings} from './checkPosts';
import {checkPosts} from './checkPosts';
import type {Content} from './readContent';

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

/**
 * Everything that is wrong with the blog's folder, all files at once.
 *
 * @param isStrict whether what is against the site's own style is an error too
 */
export function contentProblems(
  root: string,
  {posts, lists, problems}: Content,
  isStrict: boolean,
): Findings {
  const ofLists = checkLists(lists);
  const ofPosts = checkPosts(posts, {
    tags: keysOf(lists.tags),
    authors: keysOf(lists.authors),
    series: keysOf(lists.series),
    exists: (file) => existsSync(path.join(root, file)),
  });
  const errors = [...problems, ...ofLists.errors, ...ofPosts.errors];
  const warnings = [...ofLists.warnings, ...ofPosts.warnings];
  return isStrict
    ? {errors: [...new Set([...errors, ...warnings])], warnings: []}
    : {errors, warnings};
}
