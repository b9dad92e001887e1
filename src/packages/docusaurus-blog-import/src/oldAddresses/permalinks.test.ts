import {expect, test} from 'vitest';
import type {Fields} from '../read/exportedPost.js';
import {addressIn} from '../../tests/oldAddresses.js';

type Row = [config: string, source: string, expected: string | undefined, fields?: Fields];

const posts = (permalink: string) => `[permalinks]\nposts = "${permalink}"`;
const languages = '[languages.en]\n[languages.de]';

// `addressIn` dates all posts 4 March 2020, unless it gets another date.
test.each<Row>([
  ['', 'posts/A b.md', '/posts/a-b/'],
  ['', 'posts/Rob’s & Bob.md', '/posts/robs-bob/'],
  ['', 'posts/x/index.md', '/posts/x/', {title: 'Long title'}],
  ['', 'posts/x.md', '/posts/y/', {slug: 'y'}],
  ['', 'posts/x.md', '/any/where.html', {url: '/any/where.html'}],
  ['disablePathToLower = true', 'posts/X.md', '/posts/X/'],
  ['uglyURLs = true', 'posts/x.md', '/posts/x.html'],
  ['[uglyURLs]\nposts = true', 'posts/x.md', '/posts/x.html'],
  [`uglyURLs = true\n${posts('/p/:filename')}`, 'posts/x.md', '/p/x.html'],
  ['baseURL = "https://a.example/sub/"', 'posts/x.md', '/sub/posts/x/'],
  ['contentDir = "content/texts"', 'texts/posts/x.md', '/posts/x/'],
  [posts('/:year/:month/:day/:slug/'), 'posts/x.md', '/2020/03/04/a-b/', {title: 'A: b'}],
  [posts('/:monthname/:day/:title/'), 'posts/x.md', '/march/04/t/', {title: 'T'}],
  [
    posts('/P/:weekdayname-:weekday-:yearday/:06/:Jan/:title/'),
    'posts/x.md',
    '/p/wednesday-3-64/20/mar/t/',
    {title: 'T'},
  ],
  [posts('/:contentbasename/'), 'posts/x/index.md', '/x/', {title: 'T'}],
  [posts('/:sections/:filename/'), 'posts/deep/x.md', '/posts/x/'],
  [posts('/:sections/:filename/'), 'posts/a/b/c/x.md', '/posts/a/b/x/'],
  [posts('/:sections[1:]/:filename/'), 'posts/a/b/x.md', '/a/b/x/'],
  [posts('/:sections[:last]/:sections[last]/'), 'posts/a/b/x.md', '/posts/a/b/'],
  [posts('/:sections[1]/:no_such/'), 'posts/a/b/x.md', undefined],
  [posts('/p/:filename/'), 'notes/x.md', '/notes/x/'],
  ['[permalinks.page]\nposts = "/p/:slug/"', 'posts/x.md', '/p/t/', {title: 'T'}],
  [
    `[frontmatter]\ndate = [":filename"]\n${posts('/:year/:filename/')}`,
    'posts/2019-01-02-x.md',
    '/2019/x/',
  ],
  [
    `[frontmatter]\ndate = [":default", ":filename"]\n${posts('/:year/:slug/')}`,
    'posts/2019-01-02-x.md',
    '/2020/t/',
    {title: 'T', date: '2020-03-04'},
  ],
  [
    `[frontmatter]\ndate = [":default", ":filename"]\n${posts('/:year/:slug/')}`,
    'posts/2019-01-02-x.md',
    '/2019/x/',
    {title: 'T'},
  ],
  [languages, 'posts/x.de.md', '/de/posts/x/'],
  [`${languages}\n[languages.de.permalinks]\nposts = "/b/:filename"`, 'posts/x.de.md', '/de/b/x'],
  [`defaultContentLanguageInSubdir = true\n${languages}`, 'posts/x.md', '/en/posts/x/'],
])('on a Hugo site with %j, the address of %s is %s', (config, source, expected, fields) => {
  const section = {'content/posts/a/b/_index.md': ''};
  expect(addressIn({'hugo.toml': config, ...section}, `content/${source}`, fields)).toBe(expected);
  const inFolder = {
    'site/config/_default/hugo.toml': config,
    'site/content/posts/a/b/_index.md': '',
  };
  expect(addressIn(inFolder, `site/content/${source}`, fields)).toBe(expected);
});

const IN_FOLDER = {
  'config/_default/hugo.toml': '',
  'config/_default/permalinks.toml': 'posts = "/p/:title/"',
};

test('a Hugo configuration in a folder or in YAML is read; an address with a date needs a known date', () => {
  const inYaml = {'config.yaml': 'permalinks: {posts: "/:year/:title/"}'};
  expect(addressIn(IN_FOLDER, 'content/posts/x.md', {title: 'T'})).toBe('/p/t/');
  expect(addressIn(inYaml, 'content/posts/x.md', {title: 'T'})).toBe('/2020/t/');
  expect(addressIn(inYaml, 'content/posts/x.md', {title: 'T'}, null)).toBeUndefined();
});

const POST = '_posts/2020-03-04-My-post.md';

test.each<Row>([
  ['title: A', POST, '/2020/03/04/My-post.html'],
  ['permalink: pretty', POST, '/2020/03/04/My-post/'],
  ['permalink: /:short_year/:i_month/:i_day/:slug', POST, '/20/3/4/my-post'],
  ['permalink: /:hour:minute/:title/', POST, '/2305/My-post/', {date: '2020-03-04 23:05:00 +0100'}],
  ['permalink: /:collection/:path/', POST, '/posts/2020-03-04-My-post/'],
  ['permalink: /:no_such/:title/', POST, undefined],
  ['permalink: ordinal', POST, '/2020/064/My-post.html'],
  ['permalink: weekdate', POST, '/2020/W10/Wed/My-post.html'],
  ['permalink: /:w_year/:w_day/:long_day/:title', POST, '/2020/3/Wednesday/My-post'],
  ['baseurl: /sub', POST, '/sub/2020/03/04/My-post.html'],
  [
    'permalink: none',
    POST,
    '/snow and ice/deep/My-post.html',
    {categories: ['Snow and ice', 'Deep']},
  ],
  ['permalink: none', POST, '/a/b/My-post.html', {categories: 'a b'}],
  ['permalink: none', `news/${POST}`, '/news/a/My-post.html', {category: 'a'}],
  ['permalink: none', POST, '/other.html', {slug: 'other'}],
  ['permalink: none', POST, '/own/', {permalink: '/own/'}],
  ['collections:\n  posts:\n    permalink: /news/:title/', POST, '/news/My-post/'],
  ['permalink: none\ncollections_dir: all', `all/a/${POST}`, '/a/My-post.html'],
  [
    'defaults:\n- scope: {path: _posts/old}\n  values: {permalink: /o/:title/}\n- scope: {path: "", type: posts}\n  values: {permalink: /d/:title/}',
    '_posts/old/2020-03-04-x.md',
    '/o/x/',
  ],
  [
    'defaults:\n- scope: {path: "*/_posts"}\n  values: {permalink: /g/:title/}',
    `blog/${POST}`,
    '/g/My-post/',
  ],
  ['permalink: none', 'notes/x.md', '/notes/x.html'],
  ['collections: {blog: {output: true}}', '_blog/2020/x.md', '/blog/2020/x.html'],
  ['collections: {blog: {permalink: /:year/:title/}}', '_blog/x.md', '/2020/x/'],
])('on a Jekyll site with %j, the address of %s is %s', (config, source, expected, fields) => {
  expect(addressIn({'_config.yml': config}, source, fields)).toBe(expected);
  expect(addressIn({'docs/_config.yml': config}, `docs/${source}`, fields)).toBe(expected);
});

test.each<[config: string, expected: string | undefined, fields?: Fields]>([
  [':year/:month/:day/:title/\nroot: /b/', '/b/2020/03/04/x/'],
  ['posts/:abbrlink/', '/posts/123/', {abbrlink: 123, a: 'no'}],
  ['posts/:abbrlink/', undefined, {a: 'no'}],
  [':category/:title/', '/Web-Dev/CSS/x/', {categories: ['Web Dev', 'CSS']}],
  [':category/:title/', '/c/x/', {categories: [['a', 'b'], ['c']]}],
  [':category/:title/', '/uncategorized/x/'],
  [':category/:title/\ndefault_category: misc', '/misc/x/'],
  [':category/:title/\ncategory_map:\n  März: words', '/words/x/', {categories: 'März'}],
  [':year/:post_title/', '/2020/a-long-title/', {title: 'A long: title'}],
  [':lang/:title/\npermalink_defaults: {lang: en}', '/en/x/'],
  [':lang/:title/\npermalink_defaults: {lang: en}', '/de/x/', {lang: 'de'}],
])('on a Hexo site with the permalink %j, the address is %s', (config, expected, fields) => {
  const files = {'_config.yml': `permalink: ${config}`};
  expect(addressIn(files, 'source/_posts/x.md', fields)).toBe(expected);
});

test.each([
  ['', '/2020/2020-03-04-x/'],
  ['new_post_name: :title.md', '/2020/2020-03-04-x/'],
  ['new_post_name: :year-:month-:day-:title.md', '/2020/x/'],
])('with %j, the address of a Hexo post with a date in its name is %s', (config, expected) => {
  const files = {'_config.yml': `permalink: :year/:title/\n${config}`};
  expect(addressIn(files, 'source/_posts/2020-03-04-x.md')).toBe(expected);
});
