import {afterEach, expect, test} from 'vitest';
import {cleanUp, exported} from '../../tests/sites.js';
import {readExport} from '../read/readExport.js';

afterEach(cleanUp);

type Row = Readonly<Record<string, unknown>>;

const POST = {id: '1', title: 'One', slug: 'one', status: 'published', type: 'post'};

const read = (posts: readonly Row[], more: Readonly<Record<string, readonly Row[]>> = {}) =>
  readExport(exported({'ghost.json': JSON.stringify({db: [{data: {posts, ...more}}]})}));

test.each([
  [{}, undefined],
  [{visibility: 'public'}, undefined],
  [{visibility: 'paid'}, 'Ghost shows it to "paid" readers only'],
  [{visibility: 'members'}, 'Ghost shows it to "members" readers only'],
  [{visibility: 'tiers'}, 'Ghost shows it to "tiers" readers only'],
  [{status: 'draft'}, 'it is "draft" in Ghost'],
  [{status: 'scheduled'}, 'it is "scheduled" in Ghost'],
  [{status: 'sent'}, 'Ghost sent it by e-mail only'],
  [{email_only: 1}, 'Ghost sent it by e-mail only'],
])('a Ghost post with %j', (row, reason) => {
  const {posts} = read([{...POST, html: '<p>Text</p>', ...row}]);
  expect(posts[0]?.fields['draft']).toBe(reason === undefined ? undefined : true);
  expect(posts[0]?.notes.map(({text}) => text)).toEqual(
    reason ? [`is a draft here, because ${reason}`] : [],
  );
});

test('pages and other items that are not imported are counted; private pages are left out', () => {
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
  expect(leftOut).toEqual(
    expect.arrayContaining([
      {what: 'page', count: 1},
      {what: 'private page', count: 1},
      {what: 'code injection', count: 1},
      {what: 'snippet', count: 1},
    ]),
  );
});

const lexical = (...children: Row[]) => JSON.stringify({root: {type: 'root', children}});
const words = (text: string, format = 0) => ({type: 'extended-text', text, format});
const inParagraph = (...children: Row[]) => ({type: 'paragraph', children});

test.each([
  [
    'formats',
    inParagraph(words('One ', 1), words('two', 2), words(' three ', 0), words('a < b', 16)),
    '**One** *two* three `a < b`',
  ],
  ['a heading', {type: 'extended-heading', tag: 'h3', children: [words('One')]}, '### One'],
  [
    'a link',
    inParagraph({type: 'link', url: 'https://x.example', children: [words('One')]}),
    '[One](https://x.example)',
  ],
  [
    'a quotation',
    {type: 'extended-quote', children: [words('One'), {type: 'linebreak'}, words('two')]},
    '> One\\\n> two',
  ],
  [
    'a list',
    {
      type: 'list',
      listType: 'number',
      tag: 'ol',
      children: [{type: 'listitem', children: [words('One')]}],
    },
    '1. One',
  ],
  [
    'a picture',
    {type: 'image', src: '__GHOST_URL__/content/images/a.png', alt: 'A', caption: '<em>Words</em>'},
    '![A](/content/images/a.png)\n\n*Words*',
  ],
  [
    'a gallery',
    {type: 'gallery', images: [{src: '/a.png'}, {src: '/b.png', alt: 'B'}]},
    '![](/a.png)\n\n![B](/b.png)',
  ],
  ['code', {type: 'codeblock', code: 'a < b\n\nc', language: 'js'}, '```js\na < b\n\nc\n```'],
  ['HTML', {type: 'html', html: '<p>One <b>two</b></p>'}, 'One **two**'],
  ['Markdown', {type: 'markdown', markdown: '- *One*\n- [two](/b)'}, '- *One*\n- [two](/b)'],
  [
    'a bookmark',
    {type: 'bookmark', url: 'https://x.example', metadata: {title: 'X', description: 'Words'}},
    '[X](https://x.example)\n\nWords',
  ],
  [
    'an embed',
    {type: 'embed', url: 'https://youtu.be/x', html: '<iframe></iframe>'},
    'https://youtu.be/x',
  ],
  ['a callout', {type: 'callout', calloutEmoji: '💡', calloutText: '<b>One</b>'}, '> 💡 **One**'],
  ['a toggle', {type: 'toggle', heading: 'One', content: '<p>Two</p>'}, '**One**\n\nTwo'],
  ['a button', {type: 'button', buttonText: 'Go', buttonUrl: '/b'}, '[Go](/b)'],
  ['a line', {type: 'horizontalrule'}, '---'],
  ['a file', {type: 'file', src: '/a.pdf', fileName: 'a.pdf'}, '[a.pdf](/a.pdf)'],
])('Lexical: %s', (_name, node, expected) => {
  const {posts} = read([{...POST, html: null, lexical: lexical(node)}]);
  expect(posts[0]?.body).toBe(expected);
  expect(posts[0]?.notes).toEqual([]);
});

test.each([
  [
    {type: 'poll', children: [words('One or two')]},
    'One or two',
    '"poll" of Ghost\'s editor is unknown',
  ],
  [
    {type: 'html', html: '<p>Secret</p>', visibility: {web: {nonMember: false}}},
    '',
    'not shown to everybody',
  ],
  [{type: 'email', html: '<p>Dear reader</p>'}, '', 'does not belong to the text'],
])('Lexical %j leaves a note', (node, text, note) => {
  const {posts} = read([{...POST, lexical: lexical(node)}]);
  expect(posts[0]?.body).toBe(text);
  expect(posts[0]?.notes).toEqual([{kind: 'code', text: expect.stringContaining(note) as string}]);
});

test('a post of mobiledoc keeps its sections and cards', () => {
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    markups: [['a', ['href', '/b']], ['strong']],
    atoms: [['soft-return', '', {}]],
    cards: [
      ['markdown', {markdown: '*One*'}],
      ['image', {src: '/a.png', caption: 'Words'}],
      ['hr', {}],
    ],
    sections: [
      [1, 'h2', [[0, [], 0, 'Head']]],
      [
        1,
        'p',
        [
          [0, [0, 1], 2, 'Link'],
          [1, [], 0, 0],
          [0, [], 0, 'a < b'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'Item']]]],
      [10, 0],
      [10, 1],
      [10, 2],
    ],
  });
  expect(read([{...POST, mobiledoc}]).posts[0]?.body).toBe(
    '## Head\n\n[**Link**](/b)\\\na < b\n\n- Item\n\n*One*\n\n![Words](/a.png)\n\nWords\n\n---',
  );
});

test('a section for members is left out of a public post', () => {
  const html =
    '<p>One</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:free"--><p>Secret</p><!--kg-gated-block:end--><p>Two</p>';
  const [post] = read([{...POST, html}]).posts;
  expect(post?.body).toBe('One\n\nTwo');
  expect(post?.notes).toHaveLength(1);
});

test('cards of HTML become their content', () => {
  const html = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example"><div class="kg-bookmark-content"><div class="kg-bookmark-title">X</div><div class="kg-bookmark-description">Words</div></div><div class="kg-bookmark-thumbnail"><img src="/t.png"></div></a></figure>
    <div class="kg-card kg-audio-card"><div><div class="kg-audio-title">Song</div><audio src="/a.mp3"></audio><button><svg></svg></button><span>0:00</span></div></div><p>End</p>`;
  expect(read([{...POST, html}]).posts[0]?.body).toBe(
    '[X](https://x.example)\n\nWords\n\n[Song](/a.mp3)\n\nEnd',
  );
});
