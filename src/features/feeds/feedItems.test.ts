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

/** Stand-in for Docusaurus' reader of a post's page; counts how many pages are open at once. */
function reading() {
  let open = 0;
  const state = {most: 0, read: [] as string[]};
  const defaultCreateFeedItems: CreateFeedItemsParams['defaultCreateFeedItems'] = async ({
    blogPosts,
  }) => {
    open += blogPosts.length;
    state.most = Math.max(state.most, open);
    await Promise.resolve();
    open -= blogPosts.length;
    return blogPosts.map(({metadata: {title, permalink, date, description}}) => {
      state.read.push(permalink);
      const link = `https://example.com${permalink}`;
      const tag = {name: 'Risk', term: 'Risk'};
      const author = [{name: 'Ada', link: '/ada', email: undefined}];
      const content = `<p>Text of ${title}</p><div data-part="Dice">1</div>`;
      return {title, id: link, link, date, description, category: [tag], author, content};
    });
  };
  return {state, defaultCreateFeedItems};
}

function params(blogPosts: BlogPost[], made: ReturnType<typeof reading>): CreateFeedItemsParams {
  const siteConfig = {url: 'https://example.com'} as CreateFeedItemsParams['siteConfig'];
  const {defaultCreateFeedItems} = made;
  return {blogPosts, siteConfig, outDir: 'build', defaultCreateFeedItems};
}

test('only the newest posts are whole; the others are the same items without their text', async () => {
  const posts = [post(4), post(3), post(2), post(1)];
  const made = reading();
  const items = await feedItems(params(posts, made), 2);
  expect(made.state.read).toEqual(['/blog/4', '/blog/3']);
  const all = await feedItems(params(posts, reading()), 4);
  expect(items.slice(0, 2)).toEqual(all.slice(0, 2));
  const withoutText = all.slice(2).map(({content: _content, ...item}) => item);
  expect(items.slice(2)).toEqual(withoutText);
});

test('each page is read once, and no two at once', async () => {
  const made = reading();
  await feedItems(params([post(3), post(2), post(1)], made));
  expect(made.state).toEqual({most: 1, read: ['/blog/3', '/blog/2', '/blog/1']});
});

test('an item has the days on which it was published and last changed, and a title', async () => {
  const changed = post(2);
  Object.assign(changed.metadata, {lastUpdatedAt: Date.UTC(2026, 0, 5), title: ' '});
  const [first, second] = await feedItems(params([changed, post(1)], reading()), 0);
  expect(first).toMatchObject({
    title: '2',
    date: new Date(Date.UTC(2026, 0, 5)),
    published: changed.metadata.date,
  });
  expect(second?.date).toEqual(second?.published);
});

test('a post without an author has none in the feed', async () => {
  const [item] = await feedItems(params([post(1, [])], reading()), 0);
  expect(item).not.toHaveProperty('author');
});
