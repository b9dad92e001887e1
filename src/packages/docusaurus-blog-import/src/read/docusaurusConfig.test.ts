import {expect, test} from 'vitest';
import {readDocusaurusConfig} from './docusaurusConfig.js';

const BLOG = {folder: 'blog', route: '/blog', exclude: [], remarkPlugins: [], settings: {}};

test.each([
  ['no blog options', `module.exports = {title: 'A', presets: ['classic']};`, [BLOG]],
  [
    'a blog turned off',
    `module.exports = {title: 'A', presets: [['classic', {blog: false}]]};`,
    [],
  ],
  [
    'options in a constant, `satisfies`, and plugins that are imported or required',
    `import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
     const blog = {path: './news/', routeBasePath: 'news', blogTitle: \`News\`, blogSidebarCount: 7,
       remarkPlugins: [[npm2yarn, {sync: true}], require('remark-math'), compute()]};
     const config: Config = {title: 'A', presets: [['classic', {blog} satisfies Options]]};
     export default config;`,
    [
      {
        ...BLOG,
        folder: 'news',
        route: '/news',
        settings: {blogTitle: 'News', blogSidebarCount: 7},
        remarkPlugins: [['@docusaurus/remark-plugin-npm2yarn', {sync: true}], 'remark-math'],
      },
    ],
  ],
  [
    'a second blog as a plugin, and a function as configuration',
    `module.exports = async function create() { return {title: 'A', presets: [[require.resolve('@docusaurus/preset-classic'), {...shared}]],
       plugins: [['@docusaurus/plugin-content-blog', {id: 'b', path: 'b', routeBasePath: 'b'}], 'other']}; };`,
    [BLOG, {...BLOG, folder: 'b', route: '/b'}],
  ],
  ['a syntax error', `export default {title: 'A', presets: [[`, []],
])('finds the blogs in a configuration with %s', (_, text, blogs) => {
  expect(readDocusaurusConfig('docusaurus.config.ts', text).blogs).toEqual(blogs);
});

test.each([
  [
    `{url: process.env.URL ?? 'https://old.example', title: 'A'}`,
    {url: new URL('https://old.example')},
  ],
  [`{url: compute(), title: 'A', baseUrl: '/x/'}`, {url: undefined, baseUrl: '/x/'}],
  [`{url: 'not an address', title: 'A'}`, {url: undefined, baseUrl: '/'}],
  [
    `{url: '', title: 'A', markdown: {format: 'detect', mermaid: true}, themes: ['@docusaurus/theme-mermaid']}`,
    {markdown: {format: 'detect', extensions: ['mermaid']}},
  ],
])('reads the settings of %s', (object, expected) => {
  const found = readDocusaurusConfig('docusaurus.config.js', `module.exports = ${object};`);
  expect(found).toMatchObject(expected);
});
