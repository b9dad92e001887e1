// cspell:words Veröffentlicht Aktualisiert Themen
import type {PublishedPage} from 'docusaurus-built-pages';
import {expect, test} from 'vitest';
import {readLabels} from './labels.js';
import {paragraph, text} from './markdownNodes.js';
import {defaultFacts, pageMarkdown} from './pageMarkdown.js';

const labels = (currentLocale: string, codeTranslations = {}) =>
  readLabels({codeTranslations, i18n: {currentLocale}} as never);
const english = await labels('en');

const PAGE = {
  kind: 'post',
  section: 'Blog',
  title: 'A post',
  description: 'What it says.',
  permalink: '/site/blog/a',
  date: '2024-02-03',
  updated: '2024-05-06',
  authors: ['Ann', 'Bo'],
  tags: [{key: 'ink', label: 'Ink'}],
  metadata: {},
} as const satisfies PublishedPage;

test('a Markdown version has title, description, address and facts, and an ending from the site', () => {
  const text = pageMarkdown(PAGE, [], {
    address: 'https://a.example/site/blog/a',
    labels: english,
    facts: defaultFacts(PAGE, english),
    ending: '## More\n',
  });
  expect(text).toBe(`# A post

> What it says.

- Page: <https://a.example/site/blog/a>
- Published: 2024-02-03
- Updated: 2024-05-06
- By: Ann, Bo
- Tags: Ink

## More
`);
});

test('labels are in the language of the site, and the site can override them', async () => {
  const german = await labels('de-AT', {'theme.MarkdownPages.tags': 'Themen'});
  expect(defaultFacts(PAGE, german).map(([label]) => label)).toEqual([
    'Veröffentlicht',
    'Aktualisiert',
    'Von',
    'Themen',
  ]);
});

test.each([
  ['What it says, and more.', false],
  ['It says more.', true],
])('with the first paragraph "%s", the description is written: %s', (opening, isWritten) => {
  const page = {address: 'https://a.example/a', labels: english, facts: []};
  const article = [paragraph(text(opening))];
  const markdown = pageMarkdown({...PAGE, description: 'What it says'}, article, {
    ...page,
    opening,
  });
  expect(markdown.includes('> What')).toBe(isWritten);
});

test.each([
  [true, []],
  [false, [['Version', '1.0']]],
])('a doc names its version unless it is the default version', (isLast, expected) => {
  const docs = {tag: 'docs-default-1.0', label: '1.0', plugin: 'default', isLast};
  const doc: PublishedPage = {...PAGE, date: '', updated: '', authors: [], tags: [], docs};
  expect(defaultFacts(doc, english)).toEqual(expected);
});
