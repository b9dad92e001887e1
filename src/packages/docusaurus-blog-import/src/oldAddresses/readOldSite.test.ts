import {expect, test} from 'vitest';
import type {Fields} from '../read/exportedPost.js';
import type {OldAddressCase as Case} from '../../tests/oldAddresses.js';
import {addressIn} from '../../tests/oldAddresses.js';
import {readOldSite} from './readOldSite.js';

const DAY = '2020-03-04';
const COLLECTION = "const posts = await getCollection('blog');";
const inAstro = (
  name: string,
  files: Case['files'],
  source: string,
  expected: string | undefined,
  fields: Fields = {},
): Case => ({
  name: `Astro: ${name}`,
  files: {'astro.config.mjs': "export default {base: '/b', site: 'https://a.example'}", ...files},
  ...{source, expected, fields},
});
const inGatsby = (
  name: string,
  code: string,
  source: string,
  expected: string | undefined,
  fields: Fields = {},
): Case => ({
  name: `Gatsby: ${name}`,
  files: {
    'gatsby-config.js': 'plugins: [{options: {path: `${__dirname}/content/blog`, name: `blog`}}]',
    'gatsby-node.js': code,
  },
  ...{source, expected, fields},
});
const inNext = (
  name: string,
  files: readonly string[],
  source: string,
  expected: string | undefined,
): Case => ({
  name: `Next: ${name}`,
  files: {
    'next.config.js': "module.exports = {basePath: '/n'}",
    ...Object.fromEntries(files.map((file) => [file, ''])),
  },
  ...{source, expected},
});

test.each<Case>([
  inAstro(
    'a route of a collection',
    {'src/pages/posts/[...slug].astro': COLLECTION},
    'src/content/blog/2020/A post.md',
    '/b/posts/2020/a-post',
  ),
  inAstro(
    'a day in the route',
    {'src/pages/[year]/[month]/[day]/[slug].astro': COLLECTION},
    'src/content/blog/2020-03-04-x.md',
    '/b/2020/03/04/x',
  ),
  inAstro(
    'a folder of a loader',
    {
      'src/pages/w/[id].astro': "getCollection('posts')",
      'src/content.config.ts':
        "const other = defineCollection({}); const texts = defineCollection({loader: glob({base: './src/texts'})}); export const collections = {other, posts: texts};",
    },
    'src/texts/x.md',
    '/b/w/x',
  ),
  inAstro(
    'a collection with signs in its name',
    {'src/pages/posts/[slug].astro': COLLECTION.replaceAll('blog', 'c++')},
    'src/content/c++/x.md',
    '/b/posts/x',
  ),
  inAstro('a page', {}, 'src/pages/posts/x.md', '/b/posts/x'),
  inGatsby(
    'folders',
    'const value = createFilePath({node}); createNodeField({name: `slug`, node, value}); createPage({path: post.fields.slug})',
    'content/blog/a/index.md',
    '/a',
  ),
  inGatsby('a field', 'createPage({path: node.frontmatter.path})', 'content/blog/a.md', '/own', {
    path: '/own',
  }),
  inGatsby('unknown code', 'createPage({path: makePath(node)})', 'content/blog/a.md', undefined),
  inNext('a page of app', [], 'app/(blog)/posts/x/page.mdx', '/n/posts/x'),
  inNext('a route', ['pages/blog/[slug].js', 'pages/tags/[slug].js'], '_posts/x.mdx', '/n/blog/x'),
  inNext('a deep route', ['app/blog/[...slug]/page.tsx'], 'data/blog/deep/x.mdx', '/n/blog/deep/x'),
  inNext('a day in the name', ['pages/[slug].js'], 'posts/2020-03-04-x.md', undefined),
  {
    name: 'Eleventy: folders',
    files: {'.eleventy.js': "dir: {input: 'src'}"},
    source: 'src/posts/2020-03-04-x.md',
    expected: '/posts/x/',
  },
  {
    name: 'Eleventy: a data file',
    files: {
      'eleventy.config.js': '',
      'posts/posts.json': '{"permalink": "/b/{{ page.fileSlug }}/"}',
    },
    source: 'posts/x.md',
    expected: '/b/x/',
  },
  {
    name: 'WordPress: a link',
    files: {'a.xml': ''},
    source: 'a.xml#x',
    fields: {permalink: 'https://a.example/2020/x/'},
    expected: '/2020/x/',
  },
  {
    name: 'Ghost: routes',
    files: {'routes.yaml': 'collections: {/: {permalink: "/{year}/{slug}/"}}'},
    source: 'a.json#x',
    fields: {permalink: '/x/', slug: 'x'},
    date: DAY,
    expected: '/2020/x/',
  },
  {
    name: 'Ghost: routes with filters',
    files: {
      'content/settings/routes.yaml':
        'collections: {/a/: {permalink: "/a/{slug}/"}, /: {permalink: "/{slug}/"}}',
    },
    source: 'a.json#x',
    fields: {permalink: '/x/', slug: 'x'},
    expected: undefined,
  },
  {name: 'a folder without configuration', files: {}, source: 'posts/x.md', expected: undefined},
  {
    name: 'a permalink without configuration',
    files: {},
    source: 'posts/x.md',
    fields: {permalink: '/old/x/'},
    expected: '/old/x/',
  },
  {
    name: 'configuration that cannot be read',
    files: {'hugo.toml': '= ['},
    source: 'content/posts/x.md',
    expected: undefined,
  },
])('$name', (each) => {
  expect(addressIn(each)).toBe(each.expected);
});

test.each([
  ['hugo.toml', 'content/posts/x.md', '/old/', '/old/'],
  ['hugo.toml', 'content/posts/x.md', 'old', '/posts/old'],
  ['_config.yml', '_posts/2020-03-04-x.md', 'https://b.example/x', 'https://b.example/x'],
])('on a site with %s, the alias of %s written as %s is %s', (config, source, alias, expected) => {
  const site = readOldSite({files: [config, source], read: () => ''}, [{}]);
  expect(site.aliasOf?.(alias, {source, fields: {}, date: DAY})).toBe(expected);
});
