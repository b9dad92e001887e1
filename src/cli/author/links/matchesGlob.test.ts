import {expect, test} from 'vitest';
import {matchesGlob} from './matchesGlob';

test.each([
  ['blog/a.mdx', 'blog/a.mdx', true],
  ['blog/a.mdx', './blog/', true],
  ['blog/a.mdx', 'blog', true],
  ['blogs/a.mdx', 'blog', false],
  ['blog/2025-01-01-a.mdx', 'blog/2025-*', true],
  ['blog/2024-01-01-a.mdx', 'blog/2025-*', false],
  ['blog/a.mdx', '*.mdx', false],
  ['blog/a.mdx', '**/*.mdx', true],
  ['a.mdx', '**/*.mdx', true],
  ['src/data/booksToRead.ts', 'src/**', true],
  ['blog/a.md', 'blog/*.{md,mdx}', true],
  ['blog/a.yml', 'blog/*.{md,mdx}', false],
  ['blog/a.mdx', 'blog/?.mdx', true],
  ['blog/ab.mdx', 'blog/?.mdx', false],
  ['blog/axmdx', 'blog/a.mdx', false],
  ['blog/a+b(1).md', 'blog/a+b(1).md', true],
])('%s, %s: %s', (file, glob, expected) => {
  expect(matchesGlob(file, glob)).toBe(expected);
});
