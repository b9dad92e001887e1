import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {builtPages} from '../support/builtPages';
import {problemsOf} from '../support/htmlProblems';
import {shippedBuild} from '../support/sites';
import {markdownProblems} from '../support/markdownProblems';

test('every page of the shipped site is valid HTML', async () => {
  expect(await problemsOf(builtPages(shippedBuild))).toEqual([]);
});

test('the Markdown versions of the shipped pages are complete and without components', () => {
  const withMarkdown = readdirSync(shippedBuild, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.replace(/\.md$/, '')}`);
  expect(withMarkdown).not.toEqual([]);
  expect(withMarkdown.flatMap((page) => markdownProblems(shippedBuild, page))).toEqual([]);
});
