import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {countPosts} from '../content/countPosts';
import {repository} from '../support/sites';

const blog = path.join(repository, 'blog');

// Left out where the blog has become somebody else's.
test.runIf(existsSync(path.join(blog, '2022-11-11-jab-first.mdx')))(
  'there are 125 to 145 shipped posts, and what marked their voice stays out of them',
  () => {
    const counts = countPosts(blog);
    expect(counts['posts']).toBeGreaterThanOrEqual(125);
    expect(counts['posts']).toBeLessThanOrEqual(145);
    expect(counts['"I would"']).toBeLessThan(60);
    expect(counts['"is none", "is no" without "there"']).toBeLessThan(10);
    expect(counts['"read next"']).toBe(0);
    expect(counts['links to later posts']).toBe(0);
  },
);
