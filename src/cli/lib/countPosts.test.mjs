import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {countPosts} from './countPosts.mjs';

test('posts are counted in folders too, lists and pictures are not', () => {
  const root = mkdtempSync(join(tmpdir(), 'posts-'));
  expect(countPosts(root)).toBe(0);
  mkdirSync(join(root, 'blog/2025'), {recursive: true});
  for (const name of ['a.md', '2025/b.mdx', 'tags.yml', '2025/c.png']) {
    writeFileSync(join(root, 'blog', name), '');
  }
  expect(countPosts(root)).toBe(2);
});
