import {appendFileSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createFactsKey} from './createFactsKey';

const POST = '---\ntitle: A\n---\n\nSome text.\n';

function site(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  ['blog', 'books', 'media', 'resume'].forEach((folder) => mkdirSync(path.join(root, folder)));
  writeFileSync(path.join(root, 'blog/a.mdx'), POST);
  writeFileSync(path.join(root, 'blog/tags.yml'), 'ai:\n');
  return root;
}

test('an edit of a text changes nothing', () => {
  const root = site();
  const key = createFactsKey(root);
  const before = key();
  appendFileSync(path.join(root, 'blog/a.mdx'), 'More text.\n');
  expect(key()).toBe(before);
});

test.each([
  ['front matter', 'blog/a.mdx', POST.replace('A', 'Another')],
  ['a list', 'blog/tags.yml', 'ai:\nwriting:\n'],
  ['a new file', 'books/b.md', POST],
])('%s changes it', (_name, file, text) => {
  const root = site();
  const key = createFactsKey(root);
  const before = key();
  writeFileSync(path.join(root, file), text);
  expect(key()).not.toBe(before);
});
