import {expect, test} from 'vitest';
import {contentOf} from '../../tests/support/authorCopy';
import {sectionsOf} from './sections';

const page = (fields = '') => `---\ntitle: A\n${fields}---\n`;

test('a section leads to its main page', () => {
  const root = contentOf({
    'media/podcasts.mdx': page('sidebar_position: 1\n'),
    'media/on-stage.mdx': page('sidebar_position: 2\n'),
    'media/notes.txt': 'no page',
  });
  expect(sectionsOf(root)).toEqual([
    {folder: 'media', label: 'Media', main: 'media/on-stage.mdx', path: 'media/on-stage'},
  ]);
});

test('if the main page does not exist, the first listed page takes its place', () => {
  const root = contentOf({
    'books/draft.mdx': page('sidebar_position: 1\ndraft: true\n'),
    'books/hidden.mdx': page('sidebar_position: 2\nunlisted: true\n'),
    'books/_part.mdx': page(),
    'books/shelf.mdx': page('sidebar_position: 3\n'),
    'books/album.md': page(),
    'books/.trash/old.mdx': page(),
  });
  expect(sectionsOf(root)).toMatchObject([{main: 'books/shelf.mdx', path: 'books/shelf'}]);
});

test('a slug with a leading slash is the path of its page', () => {
  const root = contentOf({'books/to-read.mdx': page('slug: /reading\n')});
  expect(sectionsOf(root)).toMatchObject([{path: 'reading'}]);
});

test.each([
  ['to-read.mdx', 'slug: reading\n'],
  ['01-fiction.mdx', ''],
  ['index.mdx', ''],
  ['new/one.mdx', ''],
])(
  'the path of %s with "%s" may differ from its name, so the section leads to itself',
  (name, fields) => {
    const root = contentOf({[`books/${name}`]: page(fields)});
    expect(sectionsOf(root)).toMatchObject([{main: `books/${name}`, path: 'books'}]);
  },
);

test.each([
  ['has no pages', {'books/notes.txt': ''}],
  ['has no listed page', {'books/a.mdx': page('unlisted: true\n')}],
])('there is no section if its folder %s', (_, files) => {
  expect(sectionsOf(contentOf(files))).toEqual([]);
});
