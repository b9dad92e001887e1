import {expect, test} from 'vitest';
import type {Fields} from '../read/exportedPost.js';
import {addressIn} from '../../tests/oldAddresses.js';
import {engineOf, readOldSite} from './readOldSite.js';

type Files = Readonly<Record<string, string>>;

const COLLECTION = "const posts = await getCollection('blog');";

test.each<readonly [files: Files, source: string, expected: string]>([
  [
    {'src/pages/posts/[...slug].astro': COLLECTION},
    'src/content/blog/2020/A b.md',
    '/posts/2020/a-b',
  ],
  [
    {'src/pages/[year]/[month]/[day]/[slug].astro': COLLECTION},
    'src/content/blog/2020-03-04-x.md',
    '/2020/03/04/x',
  ],
  [
    {
      'src/pages/w/[id].astro': "getCollection('posts')",
      'src/content.config.ts':
        "const other = defineCollection({}); const texts = defineCollection({loader: glob({base: './src/texts'})}); export const collections = {other, posts: texts};",
    },
    'src/texts/x.md',
    '/w/x',
  ],
  [{'src/pages/c/[slug].astro': "getCollection('c++')"}, 'src/content/c++/x.md', '/c/x'],
  [{}, 'src/pages/posts/x.md', '/posts/x'],
])('on an Astro site with the files %j, the address of %s is %s', (files, source, expected) => {
  const config = {'astro.config.mjs': "export default {base: '/b', site: 'https://a.example'}"};
  expect(addressIn({...config, ...files}, source)).toBe(`/b${expected}`);
});

test.each<[code: string, source: string, expected: string | undefined, fields?: Fields]>([
  [
    'const value = createFilePath({node}); createNodeField({name: `slug`, node, value}); createPage({path: post.fields.slug})',
    'a/index.md',
    '/a',
  ],
  ['createPage({path: node.frontmatter.path})', 'a.md', '/own', {path: '/own'}],
  ['createPage({path: makePath(node)})', 'a.md', undefined],
])('on a Gatsby site with the code %s, the address of %s is %s', (code, file, expected, fields) => {
  const config = 'plugins: [{options: {path: `${__dirname}/content/blog`, name: `blog`}}]';
  const files = {'gatsby-config.js': config, 'gatsby-node.js': code};
  expect(addressIn(files, `content/blog/${file}`, fields)).toBe(expected);
});

test.each<readonly [routes: readonly string[], source: string, expected: string | undefined]>([
  [[], 'app/(blog)/posts/x/page.mdx', '/n/posts/x'],
  [['pages/blog/[slug].js', 'pages/tags/[slug].js'], '_posts/x.mdx', '/n/blog/x'],
  [['app/(a)/blog/[[...slug]]/page.tsx'], 'data/blog/deep/x.mdx', '/n/blog/deep/x'],
  [['pages/[slug].js'], 'posts/2020-03-04-x.md', undefined],
  [['pages/[slug].js'], 'posts/deep/x.md', undefined],
])('on a Next site with the routes %j, the address of %s is %s', (routes, source, expected) => {
  const config = {'next.config.js': "module.exports = {basePath: '/n'}"};
  const files = Object.fromEntries(routes.map((file) => [file, '']));
  expect(addressIn({...config, ...files}, source)).toBe(expected);
});

const LINK = 'https://a.example/2020/x/';
const ZOLA = 'base_url = "https://a.example/b"\n[languages.fr]\n';
const TWO_COLLECTIONS = 'collections: {/a/: {permalink: "/a/{slug}/"}, /: {permalink: "/{slug}/"}}';

test.each<[files: Files, source: string, expected: string | undefined, fields?: Fields]>([
  [{'.eleventy.js': "dir: {input: 'src'}"}, 'src/posts/2020-03-04-x.md', '/posts/x/'],
  [{'.eleventy.js': ''}, 'posts/x/2020-03-04-index.md', '/posts/x/'],
  [{'hugo.toml': ''}, 'content/posts/2020-03-04-index.md', '/posts/2020-03-04-index/'],
  [
    {
      '.eleventy.js': '',
      'posts/posts.11tydata.js':
        'export default {permalink: function ({page}) {\n return `/b/${page.fileSlug}/`;\n}};',
    },
    'posts/x.md',
    '/b/x/',
  ],
  [
    {
      '.eleventy.js': '',
      'posts/posts.11tydata.js':
        'module.exports = {permalink: (data) => `/${data.page.fileSlug}/`};',
    },
    'posts/x.md',
    '/x/',
  ],
  [
    {
      '.eleventy.js': '',
      'posts/posts.11tydata.ts': 'export default {permalink: (data) => `/${data.slug}/`};',
    },
    'posts/x.md',
    undefined,
  ],
  [
    {
      '.eleventy.js': '',
      'posts/posts.11tydata.js':
        'module.exports = {permalink: (data) => { if (!data.date) { return `/${data.page.fileSlug}/`; } return urlOf(data); }};',
    },
    'posts/x.md',
    undefined,
  ],
  [
    {'eleventy.config.js': '', 'posts/posts.json': '{"permalink": "/b/{{ page.fileSlug }}/"}'},
    'posts/x.md',
    '/b/x/',
  ],
  [{'.eleventy.js': ''}, 'posts/x.md', undefined, {permalink: '/b/{% if x %}/'}],
  // WordPress
  [{'a.xml': ''}, 'a.xml#x', '/2020/x/', {permalink: LINK}],
  [{'a.xml': ''}, 'a.xml#x', undefined, {permalink: 'https://a.example/?p=7'}],
  // Ghost
  [
    {'routes.yaml': 'collections: {/: {permalink: "/{year}/{slug}/"}}'},
    'a.json#x',
    '/2020/x/',
    {permalink: '/x/', slug: 'x'},
  ],
  [{'content/settings/routes.yaml': TWO_COLLECTIONS}, 'a.json#x', undefined, {slug: 'x'}],
  [{}, 'posts/x.md', undefined],
  [{}, 'posts/x.md', '/old/x/', {permalink: '/old/x/'}],
  [{'hugo.toml': '= ['}, 'content/posts/x.md', undefined],
  [{'config.toml': ZOLA}, 'content/Old posts/2020-03-04-x.y/index.md', '/b/old-posts/x-y/'],
  [{'config.toml': ZOLA}, 'content/été.fr.md', '/b/fr/ete/'],
  [{'config.toml': ZOLA}, 'content/茶.md', undefined],
  [{'config.toml': ZOLA}, 'content/x.md', '/b/own/', {path: 'own/'}],
  [{'zola.toml': `${ZOLA}[slugify]\npaths = "safe"`}, 'content/A b.md', '/b/A-b/'],
  [
    {'.github/workflows/hugo.yml': 'on: push', 'config.toml': 'baseURL = "/"'},
    'content/posts/x.md',
    '/posts/x/',
  ],
  [{'config.json': '{"title": "A", "baseURL": "/"}'}, 'content/posts/x.md', '/posts/x/'],
])('on a site with the files %j, the address of %s is %s', (files, source, expected, fields) => {
  expect(addressIn(files, source, fields)).toBe(expected);
});

test.each([
  ['hugo.toml', 'content/posts/x.md', '/old/', '/old/'],
  ['hugo.toml', 'content/posts/x.md', 'old', '/posts/old'],
  ['_config.yml', '_posts/2020-03-04-x.md', 'https://b.example/x', 'https://b.example/x'],
])(
  'on a site with %s, %s with the alias "%s" has the old address "%s"',
  (config, source, alias, expected) => {
    const site = readOldSite({files: [config, source], read: () => ''}, [{}]);
    expect(site.aliasOf(alias, {source, fields: {}, date: undefined}).path).toBe(expected);
  },
);

test.each([
  ['astro.config.mjs', 'export default {site: process.env.URL || "https://a.example"}'],
  [
    'src/_data/metadata.json',
    '{"author": {"url": "https://b.example"}, "url": "https://a.example/"}',
  ],
  [
    'data/siteMetadata.js',
    "module.exports = {a: {url: 'https://b.example'}, siteUrl: 'https://a.example'}",
  ],
  ['static/CNAME', 'a.example\nb.example\n'],
])('the address of a site is read from %s', (file, text) => {
  const site = readOldSite({files: [file], read: () => text}, [{}]);
  expect(site.url?.href).toBe('https://a.example/');
});

test.each([
  [{'a.md': 'To [[b#c|d]]', 'notes/b.md': ''}, 'obsidian'],
  [{'a.md': 'if [[ b ]] or [[c]]', 'b.md': ''}, undefined],
  [{'_config.yml': '', 'source/_posts/a.md': ''}, 'hexo'],
  [{'_config.yml': 'source: source', 'source/_posts/a.md': ''}, 'jekyll'],
  [{'config.toml': 'baseURL = "/"'}, 'hugo'],
  [{'config.toml': 'base_url = "/"'}, undefined],
  [{'_posts/2020-01-01-a.md': ''}, 'jekyll'],
  [{'.eleventy.js': '', 'new/astro.config.mjs': ''}, 'eleventy'],
  [{'config/_default/hugo.toml': '', 'x/next.config.js': ''}, 'hugo'],
  [{'_config.yml': '', 'site/docusaurus.config.js': ''}, 'docusaurus'],
  [{'.eleventy.js': ''}, 'eleventy'],
  [{'.obsidian/app.json': '{}', 'a.md': ''}, 'obsidian'],
  [{'hugo.toml': '', 'content/.obsidian/app.json': '{}'}, 'hugo'],
])('the engine of a site with the files %j is %s', (files: Files, engine) => {
  const read = (file: string) => files[file] ?? '';
  expect(engineOf({files: Object.keys(files), read})).toBe(engine);
});
