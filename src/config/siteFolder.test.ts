import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {scheduledPosts} from './siteFolder';

const NAMES = [
  '2025-01-01-a.mdx',
  '2025-06-02-b.md',
  '2026-01-01-c.mdx',
  'tags.yml',
  '2026-01-01.txt',
];

test.each([
  ['2024-12-31', ['2025-01-01-a.mdx', '2025-06-02-b.md', '2026-01-01-c.mdx']],
  ['2025-06-02', ['2026-01-01-c.mdx']],
  ['2026-01-01', []],
])('on %s these posts are still to come', (day, names) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scheduled-'));
  NAMES.forEach((name) => writeFileSync(path.join(folder, name), ''));
  expect(scheduledPosts(folder, Date.parse(day))).toEqual(names);
});
