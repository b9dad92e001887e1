import {expect, test} from 'vitest';
import {folderWith} from '../../tests/support/folders';
import {sectionOptions, sectionsOf} from './sections';
import type {Site} from './site';

const page = (fields = '') => `---\ntitle: A\n${fields}---\n`;

test('a section leads to its main page in SECTIONS, even if it is not listed first', () => {
  const root = folderWith({
    'media/podcasts.mdx': page('sidebar_position: 1\n'),
    'media/on-stage.mdx': page('sidebar_position: 2\n'),
    'media/notes.txt': 'no page',
  });
  expect(sectionsOf(root)).toEqual([
    {folder: 'media', label: 'Media', mainFile: 'media/on-stage.mdx', path: 'media/on-stage'},
  ]);
});

test('if the main page does not exist, the path is the folder, which leads to the first listed page', () => {
  const root = folderWith({
    'books/draft.mdx': page('sidebar_position: 1\ndraft: true\n'),
    'books/hidden.mdx': page('sidebar_position: 2\nunlisted: true\n'),
    'books/_part.mdx': page(),
    'books/shelf.mdx': page('sidebar_position: 3\n'),
    'books/album.md': page(),
    'books/.trash/old.mdx': page(),
  });
  expect(sectionsOf(root)).toMatchObject([{mainFile: 'books/shelf.mdx', path: 'books'}]);
});

test.each([
  ['slug: /reading', 'reading'],
  ['slug: reading', 'books/reading'],
  ['id: x', 'books/x'],
])('the section of a main page with "%s" has the path %s', (field, expected) => {
  const root = folderWith({'books/to-read.mdx': page(`${field}\n`)});
  expect(sectionsOf(root)).toMatchObject([{path: expected}]);
});

test.each([
  ['has no pages', {'books/notes.txt': ''}],
  ['has no listed page', {'books/a.mdx': page('unlisted: true\n')}],
])('there is no section if its folder %s', (_, files) => {
  expect(sectionsOf(folderWith(files))).toEqual([]);
});

test('sections have the same Markdown plugins as posts', () => {
  const markdown = {beforeDefaultRemarkPlugins: [1], remarkPlugins: [2], rehypePlugins: [3]};
  expect(sectionOptions({owner: {}, markdown} as unknown as Site)).toMatchObject(markdown);
});
