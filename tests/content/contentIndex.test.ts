import {expect, test} from 'vitest';
import {createContentIndex} from '../../src/features/post-companions/plugin/createContentIndex';
import {sortedContent, readPages} from '../../src/features/post-companions/plugin/readPages';
import {folderWith} from '../support/folders';
import {loadContent} from '../support/loadContent';

/** Returns a post with this slug as its title. */
function post(slug: string, text: string, fields = ''): string {
  return `---\ntitle: ${slug}\nslug: ${slug}\ndate: 2021-01-01\n${fields}---\n${text}\n`;
}

test.each([
  ['./near.mdx', ['/blog/near'], []],
  ['a.mdx?x=1#part', ['/blog/a'], []],
  ['/a.mdx', ['/blog/a'], []],
  ['@site/blog/a.mdx', ['/blog/a'], ['/blog/a']],
  ['/blog/a/', ['/blog/a'], ['/blog/a']],
  ['./a', ['/blog/a'], []],
  ['/books/shelf', ['/books/shelf'], []],
  ['https://example.org/blog/a', [], []],
  ['/blog/%E0%A4', [], []],
  ['/blog/draft', [], []],
])(
  'a link to %s leads to the pages %j from a post, and %j from a section page',
  async (url, toOfPost, toOfPage) => {
    const text = `See [it](${url}).`;
    const folder = folderWith({
      'blog/a.mdx': post('a', 'Words.'),
      'blog/deep/near.mdx': post('near', 'Words.'),
      'blog/draft.mdx': post('draft', 'Words.', 'draft: true\n'),
      'blog/quiet.mdx': post('quiet', 'Words.', 'unlisted: true\n'),
      'blog/deep/from.mdx': post('from', text),
      'books/shelf.mdx': `---\ntitle: Shelf\n---\n${text}\n`,
    });
    const {all, site} = await loadContent(folder);
    const {posts, docs} = readPages(sortedContent(all), site);
    const linking = [posts.find(({title}) => title === 'from'), docs[0]];
    expect(linking.map((page) => page?.links.map(({to}) => to))).toEqual([toOfPost, toOfPage]);
  },
);

test('related posts change with front matter, but not with edits of text', async () => {
  const readIndex = createContentIndex();
  const companionsOf = async (text: string, description: string) => {
    const folder = folderWith({
      'blog/a.mdx': post('a', 'Words.'),
      'blog/b.mdx': post('b', text, `description: ${description}\n`),
    });
    const {all, site} = await loadContent(folder);
    return readIndex(all, site).companions;
  };
  const before = await companionsOf('Words.', 'Old.');
  expect(await companionsOf('See [A](./a.mdx).', 'Old.')).toBe(before);
  expect((await companionsOf('See [A](./a.mdx).', 'New.')).get('/blog/a')?.backlinks).toEqual([
    {title: 'b', permalink: '/blog/b', date: '2021-01-01', sentence: 'See A.'},
  ]);
});

test('the label of a series, like that of a tag, may come from a YAML merge key', async () => {
  const folder = folderWith({
    'blog/series.yml': 'tides: &tides\n  label: Tides\nebb:\n  <<: *tides\n',
    'blog/a.mdx': post('a', 'Words.', 'series: ebb\n'),
    'blog/b.mdx': post('b', 'Words.', 'series: ebb\n'),
  });
  const {all, site} = await loadContent(folder);
  const {companions} = createContentIndex()(all, site);
  expect(companions.get('/blog/a')?.series?.label).toBe('Tides');
});
