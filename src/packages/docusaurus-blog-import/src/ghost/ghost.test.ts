import {expect, test} from 'vitest';
import {exported, ghostExport} from '../../tests/sites.js';
import {readExport} from '../read/readExport.js';

type Row = Readonly<Record<string, unknown>>;

const POST = {id: '1', title: 'One', slug: 'one', status: 'published', type: 'post'};

const read = (posts: readonly Row[], more: Readonly<Record<string, readonly Row[]>> = {}) =>
  readExport(exported({'ghost.json': ghostExport({posts, ...more})}));

test.each([
  [{}, undefined],
  [{visibility: 'paid'}, 'its visibility in Ghost is "paid"'],
  [{status: 'draft'}, 'it is "draft" in Ghost'],
  [{status: 'sent'}, 'Ghost sent it by e-mail only'],
  [{email_only: 1}, 'Ghost sent it by e-mail only'],
])('only a Ghost post that was not public becomes a draft: %j', (row, reason) => {
  const {posts} = read([{...POST, html: '<p>Text</p>', ...row}]);
  expect(posts[0]?.fields['draft']).toBe(reason === undefined ? undefined : true);
  expect(posts[0]?.notes.map(({text}) => text)).toEqual(
    reason ? [`is a draft here, because ${reason}`] : [],
  );
});

test('an incomplete export is refused', () => {
  const {refused} = readExport(exported({'ghost.json': '{"db": [{"data": {"posts": ['}));
  expect(refused.get('ghost.json')).toContain('Export it again');
});

test('public pages are read, but counted among the items that are left out by default', () => {
  const page = {...POST, type: 'page', html: '<p>Text</p>'};
  const {posts, pages, leftOut} = read(
    [
      page,
      {...page, status: 'draft'},
      {...POST, html: '<p>Text</p>', codeinjection_head: '<style>'},
    ],
    {snippets: [{id: 's'}]},
  );
  expect([posts.length, pages.length]).toEqual([1, 1]);
  expect(Object.fromEntries(leftOut)).toEqual({
    page: 1,
    'private page': 1,
    'code injection': 1,
    snippet: 1,
  });
});

test('a post without HTML is a draft and is reported', () => {
  const [post] = read([{...POST, html: null, lexical: '{"root": {}}'}]).posts;
  expect(post?.fields['draft']).toBe(true);
  expect(post?.notes).toMatchObject([{kind: 'text', text: expect.stringContaining('no HTML')}]);
});

test('a section for members is left out of a public post', () => {
  const html =
    '<p>One</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:free"--><p>Secret</p><!--kg-gated-block:end--><p>Two</p>';
  const [post] = read([{...POST, html}]).posts;
  expect(post?.body).toBe('One\n\nTwo');
  expect(post?.notes).toHaveLength(1);
});

test('titles, descriptions and tags from Ghost are read as plain text, not as HTML', () => {
  const plain = 'Ghost: “A” & <B> &amp; c';
  const {posts} = read([{...POST, title: plain, custom_excerpt: plain, html: '<p>Text</p>'}], {
    tags: [{id: 't', name: plain}],
    posts_tags: [{post_id: '1', tag_id: 't'}],
  });
  const {title, description, tags} = posts[0]?.fields ?? {};
  expect([title, description, tags]).toEqual([plain, plain, [plain]]);
});

test.each([
  [
    '<div class="kg-card kg-audio-card"><audio src="__GHOST_URL__/content/media/a%20b.mp3"></audio></div>',
    '[a b.mp3](/content/media/a%20b.mp3)',
  ],
  [
    '<div class="kg-card kg-file-card"><a href="__GHOST_URL__/content/files/c.pdf"><div class="kg-file-card-filename">c.pdf</div></a></div>',
    '[c.pdf](/content/files/c.pdf)',
  ],
  ['<p>See __GHOST_URL__/about/</p>', 'See /about/'],
  [
    '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind <b>it</b></div></div>',
    ':::note\n\n💡 Mind **it**\n\n:::',
  ],
  [
    '<p>a</p><div class="kg-card kg-callout-card kg-callout-card-red"><div class="kg-callout-text">Hot</div></div><p>b</p>',
    'a\n\n:::danger\n\nHot\n\n:::\n\nb',
  ],
  [
    '<figure class="kg-card kg-video-card"><video src="__GHOST_URL__/content/media/v.mp4"></video><figcaption>Words</figcaption></figure>',
    '[v.mp4](/content/media/v.mp4)\n\n*Words*',
  ],
  [
    '<figure class="kg-card kg-bookmark-card"><a href="https://x.example"><div class="kg-bookmark-title">X</div><div class="kg-bookmark-description">Words</div><img src="/t.png"></a></figure>',
    '[X](https://x.example)\n\nWords',
  ],
  [
    '<figure class="kg-card kg-bookmark-card"><a href="https://x.example/a/b"></a></figure>',
    '[https://x.example/a/b](https://x.example/a/b)',
  ],
  [
    '<div class="kg-card kg-audio-card"><div class="kg-audio-title">Song</div><audio src="/a.mp3"></audio><button><svg></svg></button><span>0:00</span></div><p>End</p>',
    '[Song](/a.mp3)\n\nEnd',
  ],
])('HTML from Ghost becomes Markdown: %j', (html, expected) => {
  expect(read([{...POST, html}]).posts[0]?.body).toBe(expected);
});

test.each([
  [{permalinks: '/:year/:month/:day/:slug/', activeTimezone: 'Asia/Tokyo'}, '/2020/03/05/one/'],
  [{permalinks: '/:year/:month/:day/:slug/'}, '/2020/03/04/one/'],
  [{permalinks: '/:author/:primary_tag/:slug/'}, '/bo/tea/one/'],
  [{permalinks: '/:no_such/:slug/'}, undefined],
  [{}, '/one/'],
])('the permalinks in the settings give the address: %j', (settings, expected) => {
  const html = '<p>Text</p>';
  const {posts, pages} = read(
    [
      {...POST, html, published_at: '2020-03-04 22:30:00', author_id: '2'},
      {...POST, html, type: 'page', slug: 'about'},
    ],
    {
      settings: Object.entries(settings).map(([key, value]) => ({key, value})),
      users: [{id: '2', name: 'Bo', slug: 'bo'}],
      tags: [{id: '3', name: 'Tea', slug: 'tea'}],
      posts_tags: [{post_id: '1', tag_id: '3'}],
    },
  );
  expect(posts[0]?.fields['permalink']).toBe(expected);
  expect(pages[0]?.fields['permalink']).toBe('/about/');
});

test.each([
  ['2020-03-04T22:30:00.000Z', 'Europe/Kyiv', '2020-03-05'],
  ['2020-03-04 02:30:00', 'America/New_York', '2020-03-03'],
  ['2020-03-04 02:30:00', 'no/such', '2020-03-04'],
  [1_583_361_000_000, 'Asia/Tokyo', '2020-03-05'],
  ['0000-00-00 00:00:00', 'UTC', '0000-00-00 00:00:00'],
])('the time %j is converted to the day in the time zone %s', (time, timezone, expected) => {
  const {posts} = read([{...POST, html: '<p>a</p>', published_at: time, updated_at: time}], {
    settings: [{key: 'timezone', value: timezone}],
  });
  expect(posts[0]?.fields['date']).toBe(expected);
});
