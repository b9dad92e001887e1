import {expect, test} from 'vitest';
import type {Fields} from '../read/exportedPost.js';
import type {OldAddressCase as Case} from '../../tests/oldAddresses.js';
import {addressIn} from '../../tests/oldAddresses.js';

const DAY = '2020-03-04';
const inHugo =
  (config: string, file = 'hugo.toml') =>
  (
    source: string,
    expected: string | undefined,
    fields: Fields = {},
    date: string | undefined = DAY,
  ): Case => ({
    name: `Hugo: ${config} ${source}`,
    files: {[file]: config},
    ...{source, fields, date, expected},
  });
const permalinks = (pattern: string) => inHugo(`[permalinks]\nposts = "${pattern}"`);

test.each<Case>([
  inHugo('title = "A"')('content/posts/A b.md', '/posts/a-b/'),
  inHugo('title = "A"')('content/posts/Rob’s & Bob.md', '/posts/robs-bob/'),
  inHugo('title = "A"')('content/posts/x/index.md', '/posts/x/', {title: 'Long title'}),
  inHugo('title = "A"')('content/posts/x.md', '/posts/y/', {slug: 'y'}),
  inHugo('title = "A"')('content/posts/x.md', '/any/where.html', {url: '/any/where.html'}),
  inHugo('disablePathToLower = true')('content/posts/X.md', '/posts/X/'),
  inHugo('uglyURLs = true')('content/posts/x.md', '/posts/x.html'),
  inHugo('[uglyURLs]\nposts = true')('content/posts/x.md', '/posts/x.html'),
  inHugo('baseURL = "https://a.example/sub/"')('content/posts/x.md', '/sub/posts/x/'),
  inHugo('contentDir = "texts"')('texts/posts/x.md', '/posts/x/'),
  permalinks('/:year/:month/:day/:slug/')('content/posts/x.md', '/2020/03/04/a-long-title/', {
    title: 'A long: title',
  }),
  permalinks('/:year/:monthname/:weekday/:yearday/:title/')(
    'content/posts/x.md',
    '/2020/March/3/64/t/',
    {title: 'T'},
  ),
  permalinks('/:contentbasename/')('content/posts/x/index.md', '/x/', {title: 'T'}),
  permalinks('/:sections/:filename/')('content/posts/deep/x.md', '/posts/deep/x/'),
  permalinks('/p/:filename/')('content/notes/x.md', '/notes/x/'),
  {...permalinks('/:year/:filename/')('content/posts/x.md', undefined), date: undefined},
  inHugo('[permalinks.page]\nposts = "/p/:slug/"')('content/posts/x.md', '/p/t/', {title: 'T'}),
  inHugo('permalinks: {posts: "/:year/:title/"}', 'config.yaml')('content/posts/x.md', '/2020/t/', {
    title: 'T',
  }),
  {
    name: 'Hugo: a folder of configuration',
    files: {
      'config/_default/hugo.toml': 'baseURL = "https://a.example/"',
      'config/_default/permalinks.toml': 'posts = "/p/:filename/"',
    },
    source: 'content/posts/x.md',
    expected: '/p/x/',
  },
  inHugo('[frontmatter]\ndate = [":filename"]\n[permalinks]\nposts = "/:year/:filename/"')(
    'content/posts/2019-01-02-x.md',
    '/2020/x/',
  ),
  inHugo('[languages.en]\n[languages.de]')('content/posts/x.de.md', '/de/posts/x/'),
  inHugo('defaultContentLanguageInSubdir = true\n[languages.en]\n[languages.de]')(
    'content/posts/x.md',
    '/en/posts/x/',
  ),
])('$name', (each) => {
  expect(addressIn(each)).toBe(each.expected);
});

const POST = '_posts/2020-03-04-My-post.md';
const inJekyll =
  (config: string) =>
  (source: string, expected: string | undefined, fields: Fields = {}): Case => ({
    name: `Jekyll: ${config.replaceAll('\n', ' ')} ${source}`,
    files: {'_config.yml': config},
    ...{source, fields, expected, date: DAY},
  });

const inHexo =
  (permalink: string) =>
  (expected: string | undefined, fields: Fields = {}): Case => ({
    name: `Hexo: ${permalink.replaceAll('\n', ' ')} ${JSON.stringify(fields)}`,
    files: {'_config.yml': `permalink: ${permalink}`},
    ...{source: 'source/_posts/x.md', fields, expected, date: DAY},
  });

test.each<Case>([
  inJekyll('title: A')(POST, '/2020/03/04/My-post.html'),
  inJekyll('permalink: pretty')(POST, '/2020/03/04/My-post/'),
  inJekyll('permalink: none')(POST, '/My-post.html'),
  inJekyll('permalink: /:short_year/:i_month/:i_day/:slug')(POST, '/20/3/4/my-post'),
  inJekyll('permalink: /:year/:hour:minute/:title/')(POST, '/2020/2305/My-post/', {
    date: '2020-03-04 23:05:00 +0100',
  }),
  inJekyll('permalink: /:collection/:path/')(POST, '/posts/2020-03-04-My-post/'),
  inJekyll('permalink: /:no_such/:title/')(POST, undefined),
  inJekyll('baseurl: /sub')(POST, '/sub/2020/03/04/My-post.html'),
  inJekyll('permalink: none')(POST, '/snow and ice/deep/My-post.html', {
    categories: ['Snow and ice', 'Deep'],
  }),
  inJekyll('permalink: none')(POST, '/a/b/My-post.html', {categories: 'a b'}),
  inJekyll('permalink: none')(`news/${POST}`, '/news/a/My-post.html', {category: 'a'}),
  inJekyll('permalink: none')(POST, '/other.html', {slug: 'other'}),
  inJekyll('permalink: none')(POST, '/own/', {permalink: '/own/'}),
  inJekyll('collections:\n  posts:\n    permalink: /news/:title/')(POST, '/news/My-post/'),
  inJekyll(
    'defaults:\n- scope: {path: _posts/old}\n  values: {permalink: /o/:title/}\n- scope: {path: "", type: posts}\n  values: {permalink: /d/:title/}',
  )('_posts/old/2020-03-04-x.md', '/o/x/'),
  inJekyll('defaults:\n- scope: {path: "*/_posts"}\n  values: {permalink: /g/:title/}')(
    `blog/${POST}`,
    '/g/My-post/',
  ),
  inJekyll('permalink: none')('notes/x.md', '/notes/x.html'),
  {
    name: 'Jekyll: a site in a folder',
    files: {'docs/_config.yml': 'permalink: none'},
    source: 'docs/_posts/2020-03-04-x.md',
    expected: '/x.html',
    date: DAY,
  },
  inHexo('posts/:abbrlink.html')('/posts/4a17b156.html', {abbrlink: '4a17b156'}),
  inHexo('posts/:abbrlink/')('/posts/123/', {abbrlink: 123, a: 'no'}),
  inHexo('posts/:abbrlink/')(undefined, {a: 'no'}),
  inHexo(':category/:title/')('/Web-Dev/CSS/x/', {categories: ['Web Dev', 'CSS']}),
  inHexo(':category/:title/')('/c/x/', {categories: [['a', 'b'], ['c']]}),
  inHexo(':category/:title/')('/uncategorized/x/'),
  inHexo(':category/:title/\ndefault_category: misc')('/misc/x/'),
  inHexo(':category/:title/\ncategory_map:\n  März: words')('/words/x/', {categories: 'März'}),
  inHexo(':year/:post_title/')('/2020/a-long-title/', {title: 'A long: title'}),
  {
    name: 'Hexo',
    files: {'_config.yml': 'permalink: :year/:month/:day/:title/\nroot: /b/'},
    source: 'source/_posts/x.md',
    expected: '/b/2020/03/04/x/',
    date: DAY,
  },
])('$name', (each) => {
  expect(addressIn(each)).toBe(each.expected);
});
