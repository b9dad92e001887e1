import {expect, test} from 'vitest';
import type {BlogPost, CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';
import {feedItems} from './feedItems';

function post(number: number, authors: readonly object[] = [{name: 'Ada', url: '/ada'}]): BlogPost {
  return {
    id: `${number}`,
    content: '',
    metadata: {
      title: `Post ${number}`,
      permalink: `/blog/${number}`,
      date: new Date(Date.UTC(2025, 0, number)),
      description: `About ${number}`,
      tags: [{label: 'Risk', permalink: '/blog/tags/risk'}],
      authors,
    },
  } as unknown as BlogPost;
}

/** Fake of Docusaurus' function that reads the pages of posts. Records what it reads. */
function fakeReader() {
  let open = 0;
  const log = {maxOpen: 0, paths: [] as string[]};
  const defaultCreateFeedItems: CreateFeedItemsParams['defaultCreateFeedItems'] = async ({
    blogPosts,
  }) => {
    open += blogPosts.length;
    log.maxOpen = Math.max(log.maxOpen, open);
    await Promise.resolve();
    open -= blogPosts.length;
    return blogPosts.map(({metadata: {title, permalink, date, description}}) => {
      log.paths.push(permalink);
      const link = `https://example.com${permalink}`;
      const tag = {name: 'Risk', term: 'Risk'};
      const author = [{name: 'Ada', link: '/ada', email: undefined}];
      const content = `<p>Text of ${title}</p><div data-part="Dice">1</div>`;
      return {title, id: link, link, date, description, category: [tag], author, content};
    });
  };
  return {log, defaultCreateFeedItems};
}

function params(blogPosts: BlogPost[], reader = fakeReader()): CreateFeedItemsParams {
  const siteConfig = {url: 'https://example.com'} as CreateFeedItemsParams['siteConfig'];
  const {defaultCreateFeedItems} = reader;
  return {blogPosts, siteConfig, outDir: 'build', defaultCreateFeedItems};
}

test('only the items of the newest posts contain the text; the others are shortened', async () => {
  const posts = [post(4), post(3), post(2), post(1)];
  const reader = fakeReader();
  const items = await feedItems(params(posts, reader), 2);
  expect(reader.log.paths).toEqual(['/blog/4', '/blog/3']);
  const fullItems = await feedItems(params(posts), 4);
  expect(items.slice(0, 2)).toEqual(fullItems.slice(0, 2));
  const withoutText = fullItems.slice(2).map(({content: _content, ...item}) => item);
  expect(items.slice(2)).toEqual(withoutText);
});

test('pages are read once each, one at a time', async () => {
  const reader = fakeReader();
  await feedItems(params([post(3), post(2), post(1)], reader));
  expect(reader.log).toEqual({maxOpen: 1, paths: ['/blog/3', '/blog/2', '/blog/1']});
});

test('an item has the dates of publication and last change, and its slug if it has no title', async () => {
  const changed = post(2);
  Object.assign(changed.metadata, {lastUpdatedAt: Date.UTC(2026, 0, 5), title: ' '});
  const [first, second] = await feedItems(params([changed, post(1)]), 0);
  expect(first).toMatchObject({
    title: '2',
    date: new Date(Date.UTC(2026, 0, 5)),
    published: changed.metadata.date,
  });
  expect(second?.date).toEqual(second?.published);
});

test('a post without an author has none in the feed', async () => {
  const [item] = await feedItems(params([post(1, [])]), 0);
  expect(item).not.toHaveProperty('author');
});

test('a post without a title may have any address', async () => {
  const untitled = post(1);
  Object.assign(untitled.metadata, {title: ' ', permalink: '/blog/100%'});
  const [item] = await feedItems(params([untitled]), 0);
  expect(item?.title).toBe('100%');
});
