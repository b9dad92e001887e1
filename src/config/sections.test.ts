import {expect, test} from 'vitest';
import {contentOf} from '../../tests/support/authorCopy';
import {sectionsOf} from './sections';

const page = (fields = '') => `---\ntitle: A\n${fields}---\n`;

test('pages are sorted by position, then by name, and the navbar leads to the main page', () => {
  const root = contentOf({
    'media/podcasts.mdx': page('sidebar_position: 2\n'),
    'media/on-stage.mdx': page('sidebar_position: 1\n'),
    'media/zines.mdx': page(),
    'media/album.mdx': page(),
    'media/_part.mdx': page(),
    'media/notes.txt': 'no page',
  });
  expect(sectionsOf(root)).toEqual([
    {
      folder: 'media',
      label: 'Media',
      main: 'media/on-stage',
      pages: ['media/on-stage', 'media/podcasts', 'media/album', 'media/zines'],
    },
  ]);
});

test('if the main page does not exist, the first listed page takes its place', () => {
  const root = contentOf({
    'books/draft.mdx': page('sidebar_position: 1\ndraft: true\n'),
    'books/hidden.mdx': page('sidebar_position: 2\nunlisted: true\n'),
    'books/shelf.mdx': page('sidebar_position: 3\n'),
  });
  expect(sectionsOf(root)).toMatchObject([{main: 'books/shelf'}]);
});

test.each([
  ['does not exist', {'blog/a.md': ''}],
  ['has no pages', {'books/notes.txt': ''}],
  ['has no listed page', {'books/a.mdx': page('unlisted: true\n')}],
])('there is no section if its folder %s', (_, files) => {
  expect(sectionsOf(contentOf(files))).toEqual([]);
});
