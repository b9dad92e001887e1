import {expect, test} from 'vitest';
import {addSheets} from './addSheets';
import {isContentChunk, isSectionChunk, sheetOfContent} from './contentSheets';
import {loadGroups, sheetsByRequest} from './loadGroups';

function group(requests: readonly string[], files: readonly (readonly string[])[], first = false) {
  return {
    origins: requests.map((request) => ({request})),
    chunks: files.map((own) => ({files: own})),
    isInitial: () => first,
  };
}

test.each([
  ['/s/src/features/round-timer/styles.module.css', 'round-timer'],
  ['/s/src/features/shelves/books.module.css', 'shelves-books'],
  ['C:\\s\\src\\features\\shelves\\deep\\books.module.css', 'shelves-books'],
  ['/s/src/components/Part/styles.module.css', 'parts'],
  ['/s/src/components/Part/fold.module.css', 'parts'],
  ['/s/src/components/Field/styles.module.css', 'parts'],
  ['/s/src/components/Field/choice.module.css', 'field-choice'],
  ['/s/src/components/LineChart/styles.module.css', 'linechart'],
  ['/s/node_modules/x/y.css', 'content'],
])('%s that a post imports goes to %s', (file, sheet) => {
  expect(sheetOfContent(file)).toBe(sheet);
});

test('posts, section pages and what these are nested in are told apart', () => {
  const chunk = (request: string) => ({groupsIterable: [group([request], [])]});
  expect(isContentChunk(chunk('@site/blog/a.mdx?truncated=true'))).toBe(true);
  expect(isContentChunk(chunk('@site/blog/a.md'))).toBe(true);
  expect(isContentChunk(chunk('@theme/BlogPostPage'))).toBe(false);
  expect(isSectionChunk(chunk('@theme/DocItem'))).toBe(true);
  expect(isSectionChunk(chunk('@site/books/@theme/Doc.mdx'))).toBe(false);
});

test('a page names the sheets of what its routes import, behind the first', () => {
  const groups = [
    group([], [['main.js'], ['styles.css']], true),
    group(['@theme/Post', './Post'], [['1.js', '1.css'], ['shared.css']]),
    group(['@site/a.mdx'], [['2.js']]),
  ];
  const sheets = sheetsByRequest(groups);
  expect([...sheets]).toEqual([
    ['@theme/Post', ['1.css', 'shared.css']],
    ['./Post', ['1.css', 'shared.css']],
  ]);
  const manifest = addSheets(
    {
      entrypoints: ['main'],
      origins: {main: [7], '@site/a.mdx': [2]},
      assets: {7: {css: [{file: 'styles.css'}]}},
    },
    sheets,
  );
  expect(manifest.origins).toMatchObject({main: [7], '@theme/Post': ['1.css', 'shared.css']});
  expect(manifest.assets['shared.css']).toEqual({css: [{file: 'shared.css'}]});
  expect(manifest.assets['7']).toEqual({css: [{file: 'styles.css'}]});
});

test('text and data are told from components', () => {
  const kinds = ['@site/a.mdx', '@generated/x.json', './family-0-12.js', '@theme/Post', './Popup'];
  expect(
    loadGroups(kinds.map((kind) => group([kind], [['a.js', 'a.css']]))).map(
      (load) => load.isContent,
    ),
  ).toEqual([true, true, true, false, false]);
});
