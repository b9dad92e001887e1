import {readdirSync} from 'node:fs';
import {join} from 'node:path';

/**
 * The number of files that may be posts; 0 where there is no `blog/`.
 *
 * @param {string} root
 */
export function countPosts(root) {
  try {
    const names = readdirSync(join(root, 'blog'), {recursive: true, encoding: 'utf8'});
    return names.filter((name) => /\.mdx?$/.test(name)).length;
  } catch {
    return 0;
  }
}
