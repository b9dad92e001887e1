import {expect, test} from 'vitest';
import type {BlogPost, CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';
import {feedItems} from './feedItems';

function post(number: number, metadata: object = {}): BlogPost {
  return {
    metadata: {
      title: `Post ${number}`,
      permalink: `/blog/${number}`,
      date: new Date(Date.UTC(2025, 0, number)),
      description: `About ${number}`,
      tags: [{label: 'Risk', permalink: '/blog/tags/risk'}],
      authors: [{name: 'Ada', url: '/ada'}],
      ...metadata,
    },
  } as unknown as BlogPost;
}

/** Calls `feedItems` with a fake of Docusaurus' function that reads the pages of posts. */
async function itemsOf(blogPosts: BlogPost[], fullPosts: number) {
  const read: string[] = [];
  const params = {
    blogPosts,
    siteConfig: {url: 'https://example.com'},
    defaultCreateFeedItems: async ({blogPosts: posts}: {blogPosts: BlogPost[]}) =>
      posts.map(({metadata: {permalink}}) => {
        read.push(permalink);
        return {content: `<p>Text of ${permalink}</p><div data-part="Dice">1</div>`};
      }),
  };
  return {items: await feedItems(params as unknown as CreateFeedItemsParams, fullPosts), read};
}

test('only the items of the newest posts contain the text of the post', async () => {
  const {items, read} = await itemsOf([post(3), post(2), post(1)], 2);
  expect(read).toEqual(['/blog/3', '/blog/2']);
  expect(items.map(({content}) => content?.slice(0, 22))).toEqual([
    '<p>Text of /blog/3</p>',
    '<p>Text of /blog/2</p>',
    undefined,
  ]);
  expect(items[2]).toMatchObject({
    title: 'Post 1',
    link: 'https://example.com/blog/1',
    description: 'About 1',
    tags: ['Risk'],
    authors: [{name: 'Ada', link: 'https://example.com/ada'}],
  });
});

test('an item has the dates of publication and last change', async () => {
  const changed = post(2, {lastUpdatedAt: Date.UTC(2026, 0, 5)});
  const {items} = await itemsOf([changed, post(1)], 0);
  const [first, second] = items;
  expect(first).toMatchObject({date: new Date('2026-01-05'), published: changed.metadata.date});
  expect(second?.date).toEqual(second?.published);
});

test('the title of a post without a title is its slug, which may have any characters', async () => {
  const {items} = await itemsOf([post(1, {title: ' ', permalink: '/blog/100%'})], 0);
  expect(items[0]?.title).toBe('100%');
});

test('a post whose authors have no name has no author in feeds', async () => {
  const {items} = await itemsOf([post(2, {authors: []}), post(1, {authors: [{name: ' '}]})], 0);
  expect(items.map(({authors}) => authors)).toEqual([[], []]);
});

test.each([
  ['/blog/über/日本', 'https://example.com/blog/über/日本'],
  ['/blog/my post', 'https://example.com/blog/my%20post'],
])(
  'the id of %s is %s: that of Docusaurus’ own feeds, with spaces encoded',
  async (permalink, id) => {
    const {items} = await itemsOf([post(1, {permalink})], 0);
    expect(items).toMatchObject([{id, link: encodeURI(`https://example.com${permalink}`)}]);
  },
);
