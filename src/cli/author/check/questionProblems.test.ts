import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {parsePostFile} from '../../../lib/postFile';
import {questionProblems} from './questionProblems';

const POST = parsePostFile(
  'blog/2024-01-02-ink.md',
  `---
title: Ink
slug: ink
---

Iron gall ink darkens **in air**.

- one

- two

The sum $$\\frac{a}{b}$$ is small.

\`\`\`plot title="It fades"
description: Half in ten years.
\`\`\`
`,
);

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'questions-'));
  mkdirSync(path.join(root, 'blog/answers'), {recursive: true});
});
afterEach(() => rmSync(root, {recursive: true}));

function check(starts: string, name = 'ink'): string[] {
  const text = `- starts: "${starts}"\n  questions: [Why?]\n`;
  writeFileSync(path.join(root, `blog/answers/${name}.yml`), text);
  return questionProblems(root, [POST]);
}

test.each(['Iron gall ink darkens in', 'one two', 'The sum a / b is', 'It fades Half in ten'])(
  '%s begins a text of the post',
  (starts) => {
    expect(check(starts)).toEqual([]);
  },
);

test('a missing text is reported with the most similar one', () => {
  expect(check('Iron gall ink turns dark')).toEqual([
    'blog/answers/ink.yml:1: nothing in blog/2024-01-02-ink.md begins with "Iron gall ink turns dark"; did you mean "Iron gall ink darkens in air."?',
  ]);
  expect(check('Quite another matter')[0]).toMatch(/; copy the first words of a paragraph/);
});

test('a file without a post is reported with the most similar post', () => {
  expect(check('Iron', 'inks')).toEqual([
    'blog/answers/inks.yml:1: no post has the address /blog/inks; did you mean blog/answers/ink.yml?',
  ]);
});
