import {expect, test} from 'vitest';
import {blogSidebars} from './blogSidebars';

function post(title: string, date: string, change = {}) {
  return {
    source: `@site/blog/${title}.mdx`,
    title,
    permalink: `/blog/${title}`,
    date: new Date(date),
    unlisted: false,
    frontMatter: {},
    ...change,
  };
}

const text = {title: 'All posts', archive: '/blog/archive'};

function titlesIn(sidebars: ReturnType<typeof blogSidebars>, source: string): string[] {
  const file = sidebars.files.get(sidebars.ofPost.get(source) ?? '');
  return (file?.items ?? []).map(({title}) => title);
}

test('a post’s page knows the posts of its year, and how many the others have', () => {
  const sidebars = blogSidebars(
    [post('c', '2025-06-01'), post('b', '2025-01-01'), post('a', '2023-12-31T23:59:00Z')],
    text,
  );
  expect(sidebars.files.get(sidebars.ofPost.get('@site/blog/b.mdx') ?? '')).toEqual({
    ...text,
    open: '2025',
    items: [
      {title: 'c', permalink: '/blog/c'},
      {title: 'b', permalink: '/blog/b'},
    ],
    years: [
      {year: '2025', count: 2},
      {year: '2023', count: 1},
    ],
  });
  expect(titlesIn(sidebars, '@site/blog/a.mdx')).toEqual(['a']);
});

test('a post’s short label stands for its title', () => {
  const labelled = post('a', '2025-01-01', {frontMatter: {sidebar_label: 'Short'}});
  expect(titlesIn(blogSidebars([labelled], text), labelled.source)).toEqual(['Short']);
});

test('an unlisted post is in the sidebar of its own page alone', () => {
  const sidebars = blogSidebars(
    [
      post('c', '2025-06-01'),
      post('secret', '2025-03-01', {unlisted: true}),
      post('b', '2025-01-01'),
    ],
    text,
  );
  expect(titlesIn(sidebars, '@site/blog/secret.mdx')).toEqual(['c', 'secret', 'b']);
  expect(titlesIn(sidebars, '@site/blog/b.mdx')).toEqual(['c', 'b']);
  expect([...sidebars.files.values()].map(({years}) => years)).toEqual([
    [{year: '2025', count: 2}],
    [{year: '2025', count: 2}],
  ]);
});

test('the only post of a year may be unlisted', () => {
  const sidebars = blogSidebars(
    [post('b', '2025-01-01'), post('secret', '2020-03-01', {unlisted: true})],
    text,
  );
  expect(titlesIn(sidebars, '@site/blog/secret.mdx')).toEqual(['secret']);
  expect(sidebars.files.get('sidebar/unlisted-0.json')).toMatchObject({
    open: '2020',
    years: [
      {year: '2025', count: 1},
      {year: '2020', count: 0},
    ],
  });
});

test('a blog that lists no post has a sidebar without lines', () => {
  const sidebars = blogSidebars([], text);
  expect(sidebars.files.get(sidebars.newest)).toEqual({...text, open: '', items: [], years: []});
});

test('no file grows with the archive: a large year is shown around the post at hand', () => {
  const many = Array.from({length: 500}, (_, place) => post(`p${place}`, '2025-01-01'));
  const sidebars = blogSidebars(many, text);
  for (const {source, title} of many) {
    expect(titlesIn(sidebars, source)).toHaveLength(16);
    expect(titlesIn(sidebars, source)).toContain(title);
  }
  expect(sidebars.files.size).toBeLessThanOrEqual(50);
  expect(sidebars.ofYear.get('2025')).toBe('sidebar/2025-0.json');
});
