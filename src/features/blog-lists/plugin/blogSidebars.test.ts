import {expect, test} from 'vitest';
import {blogSidebars} from './blogSidebars';
import type {SidebarSource} from './blogSidebars';

function post(title: string, date: string, change: Partial<SidebarSource> = {}): SidebarSource {
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

function titlesFor(posts: readonly SidebarSource[], source: string): string[] {
  const {files, ofPost} = blogSidebars(posts, text);
  return (files.get(ofPost.get(source) ?? '')?.items ?? []).map(({title}) => title);
}

test('a post’s page lists the posts of its year, and one line for each other year', () => {
  const posts = [
    post('d', '2025-06-01'),
    post('c', '2025-01-01'),
    post('b', '2024-01-01'),
    post('a', '2024-01-01'),
    post('z', '2023-12-31T23:59:00Z'),
  ];
  expect(titlesFor(posts, '@site/blog/c.mdx')).toEqual([
    'd',
    'c',
    'All 2 posts of 2024',
    'The post of 2023',
  ]);
  const {files, ofPost} = blogSidebars(posts, text);
  expect(files.get(ofPost.get('@site/blog/a.mdx') ?? '')).toMatchObject({
    title: 'All posts',
    items: [
      {permalink: '/blog/archive#2025'},
      {permalink: '/blog/b'},
      {permalink: '/blog/a'},
      {permalink: '/blog/archive#2023'},
    ],
  });
});

test('a post’s sidebar label replaces its title', () => {
  const labelled = post('a', '2025-01-01', {frontMatter: {sidebar_label: 'Short'}});
  expect(titlesFor([labelled], labelled.source)).toEqual(['Short']);
});

test('unlisted posts are marked, and a year of only unlisted posts is listed only on its own pages', () => {
  const hidden = post('secret', '2020-03-01', {unlisted: true});
  const posts = [post('b', '2025-01-01'), hidden];
  expect(titlesFor(posts, '@site/blog/b.mdx')).toEqual(['b']);
  expect(titlesFor(posts, hidden.source)).toEqual(['The post of 2025', 'secret']);
  const {files, newest} = blogSidebars(posts, text);
  expect(files.get(newest)?.items.map(({title}) => title)).toEqual(['b']);
});

test('files do not grow with the archive: a large year lists only the posts near the current one', () => {
  const many = Array.from({length: 500}, (_, place) => post(`p${place}`, '2025-01-01'));
  const {files, ofPost} = blogSidebars(many, text);
  many.forEach(({source, title}, place) => {
    const items = files.get(ofPost.get(source) ?? '')?.items ?? [];
    const at = items.findIndex((item) => item.title === title);
    expect(items).toHaveLength(17);
    expect(items.at(-1)?.title).toBe('All 500 posts of 2025');
    expect(at).toBeGreaterThanOrEqual(Math.min(place, 3));
    expect(16 - at).toBeGreaterThanOrEqual(Math.min(many.length - place, 3));
  });
  expect(files.size).toBeLessThanOrEqual(50);
});
