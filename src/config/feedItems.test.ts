import {expect, test} from 'vitest';
import type {BlogPost, CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';
import {feedItems, plainFeedHtml, withoutParts} from './feedItems';

test.each([
  [
    'code is text, line for line',
    '<div class="language-js x"><pre tabindex="0" class="block"><code class="lines">' +
      '<!--$--><span class="k">const</span> a <span class="p">=</span> 1\n' +
      '<div class="marked">return<br/></div>}\n<!--/$--></code></pre></div>',
    '<div><pre><code>const a = 1\nreturn\n}\n</code></pre></div>',
  ],
  [
    'code may speak of markup',
    '<pre class="b"><code>&lt;span class="a"&gt;&lt;!-- no --&gt;&lt;br&gt;</code></pre>',
    '<pre><code>&lt;span class="a"&gt;&lt;!-- no --&gt;&lt;br&gt;</code></pre>',
  ],
  [
    'headings have no link to themselves',
    '<h2 class="anchor" id="a">A<a href="#a" class="hash-link" aria-label="Direct link to A">\u200b</a></h2>',
    '<h2 id="a">A</h2>',
  ],
  ['other links stay', '<p><a class="" href="/b">b</a></p>', '<p><a href="/b">b</a></p>'],
  ['spans in prose stay', '<p><span lang="la">a</span></p>', '<p><span lang="la">a</span></p>'],
  ['text that names an attribute stays', '<p>a class="b" c</p>', '<p>a class="b" c</p>'],
  [
    'a picture is the one whose address has a host; a film keeps its sources',
    '<a href="https://a.example/b.webp"><picture>' +
      '<source type="image/avif" srcset="/b-480.avif 480w" sizes="100vw">' +
      '<img src="https://a.example/b.webp" alt="b"></picture></a>' +
      '<video><source src="https://a.example/c.mp4"></video>',
    '<a href="https://a.example/b.webp"><picture><img src="https://a.example/b.webp" alt="b"></picture></a>' +
      '<video><source src="https://a.example/c.mp4"></video>',
  ],
  [
    'a plot is its words and its table; other drawings stay',
    '<figure><div><svg role="img" aria-labelledby="plot-9-wide-title"><title>a</title><g></g></svg></div>b</figure><svg><g></g></svg>',
    '<figure><div></div>b</figure><svg><g></g></svg>',
  ],
  ['comments go', '<p>a<!-- -->b</p>\n<!-- -->', '<p>ab</p>\n'],
])('%s', (_name, html, expected) => {
  expect(plainFeedHtml(html)).toBe(expected);
});

const ADDRESS = 'https://example.com/blog/a';

test('each part becomes a link to the page; what is around it stays', () => {
  const html =
    '<p>Before <b>it</b>.</p><figure data-part="Pace"><figure><svg></svg></figure><input></figure><p>After.</p><figure data-part="Odds"></figure>';
  expect(withoutParts(html, ADDRESS)).toBe(
    '<p>Before <b>it</b>.</p>' +
      `<p><a href="${ADDRESS}">Pace (interactive, on the page)</a></p>` +
      '<p>After.</p>' +
      `<p><a href="${ADDRESS}">Odds (interactive, on the page)</a></p>`,
  );
});

test('a post without parts is not touched', () => {
  const html = '<p>One<br />two & three</p>';
  expect(withoutParts(html, ADDRESS)).toBe(html);
});

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

/** What Docusaurus makes of a post's page; it counts how many pages are open at once. */
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

test('a part to play with is a link in the feed', async () => {
  const [item] = await feedItems(params([post(1)], reading()));
  expect(item?.content).toContain('Dice (interactive, on the page)');
});

test('a post without an author has none in the feed', async () => {
  const [item] = await feedItems(params([post(1, [])], reading()), 0);
  expect(item).not.toHaveProperty('author');
});
