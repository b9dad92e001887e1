import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {contentProblems} from '../../../src/features/content-check/contentProblems';
import {readContent} from '../../../src/features/content-check/readContent';
import {writeCorpus} from './writeCorpus';

const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
writeCorpus(folder, 500);

afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('a corpus has the requested number of posts, with unique titles and addresses and no problem', () => {
  const content = readContent(folder);
  expect(content.posts).toHaveLength(500);
  expect(contentProblems(folder, content, true).errors).toEqual([]);
  for (const field of ['title', 'slug']) {
    expect(new Set(content.posts.map(({fields}) => fields[field])).size).toBe(500);
  }
});
