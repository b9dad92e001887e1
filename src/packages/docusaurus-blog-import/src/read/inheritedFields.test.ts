import {expect, test} from 'vitest';
import {exported} from '../../tests/sites.js';
import {jekyllExclusions} from './exclusions.js';
import {inheritedFields} from './inheritedFields.js';
import {readExport} from './readExport.js';

const text = (fields = '') => `---\ntitle: A\n${fields}---\nText`;

test.each<[string, Record<string, string>, hidden: string[], shown: string[]]>([
  [
    'a cascade in Hugo’s configuration, except those with `draft: false`,',
    {'hugo.toml': '[cascade]\ndraft = true\n', 'content/posts/b.md': text('draft: false\n')},
    ['content/posts/a.md'],
    ['content/posts/b.md'],
  ],
  [
    'Hugo’s cascades for some pages, or by its list of ignored files,',
    {
      'config/_default/hugo.toml':
        'ignoreFiles = ["(?i)SECRET\\\\.md$"]\n[[cascade]]\n[cascade._build]\nrender = "never"\n[cascade._target]\npath = "{/posts/Old Texts/**}"\n',
      'content/posts/_index.md':
        '---\ncascade:\n  - _target: {path: /posts/x*}\n    draft: true\n  - _target: {kind: section}\n    draft: true\n---\n',
      'content/diary/_index.md': '---\ncascade:\n  build: {render: never}\n---\n',
      'content/diary/a.md': text('date: 2020-01-02\n'),
      'content/notes/_index.md':
        '---\ncascade: {draft: true, target: {environment: production}}\n---\n',
      'content/notes/a.md': text('date: 2020-01-02\n'),
    },
    [
      'content/diary/a.md',
      'content/notes/a.md',
      'content/posts/Old Texts/a.md',
      'content/posts/secret.md',
      'content/posts/x1.md',
    ],
    ['content/posts/b.md'],
  ],
  [
    'Jekyll’s defaults, or by its rules for files,',
    {
      '_config.yml':
        'exclude: [_posts/private-notes/, "*-wip.md", vendor]\ndefaults:\n  - {scope: {path: _posts/old}, values: {published: false}}\n  - {scope: {path: "_posts/*/x"}, values: {published: false}}',
    },
    [
      '_posts/2020-01-03-b-wip.md',
      '_posts/a/x/2020-01-02-a.md',
      '_posts/old/2020-01-02-a.md',
      '_posts/private-notes/2020-01-02-a.md',
      '_posts/undated.md',
    ],
    ['_posts/2020-01-04-vendor.md', '_posts/a/b/x/2020-01-02-a.md'],
  ],
  [
    'collections that Jekyll does not publish',
    {'_config.yml': 'collections: {blog: {output: true}, articles: {output: false}, essays: {}}'},
    ['_articles/a.md', '_essays/a.md', '_journal/a.md'],
    ['_blog/a.md'],
  ],
  [
    'Hexo’s exclusions (unlike in Jekyll, a file name needs no date)',
    {'_config.yml': 'exclude: [_posts/secret.md]'},
    ['source/_posts/secret.md'],
    ['source/_posts/b.md'],
  ],
  [
    'Eleventy’s data files',
    {
      'posts/one.json': '{"permalink": false}',
      'posts/two.11tydata.json': '{"draft": true}',
      'posts/three.11tydata.js': 'module.exports = {eleventyExcludeFromCollections: true};',
      'posts/old/old.11tydata.js':
        'export default {permalink: ({secret}) => (secret ? false : "/x/")};',
      'posts/posts.11tydata.cjs':
        'module.exports = {eleventyComputed: {permalink: (data) => (data.draft ? false : data.permalink)}};',
      'posts/more.json': '{"permalink": false}',
      'eleventy.config.js': 'config.ignores.add("./posts/five.md");',
      '.eleventyignore': '# Not yet.\nposts/later/\n',
      '.gitignore': '\nnode_modules\n*.tmp.md\n/posts/mine/\n',
    },
    ['five', 'later/six', 'mine/a', 'old/four', 'one', 'three', 'two', 'x.tmp'].map(
      (name) => `posts/${name}.md`,
    ),
    ['posts/seven.md'],
  ],
  [
    'Obsidian’s digital garden',
    {
      '.obsidian/plugins/digitalgarden/manifest.json': '{}',
      'b.md': text('dg-publish: true\n'),
    },
    ['a.md'],
    ['b.md'],
  ],
  [
    'Quartz’s filter',
    {
      'quartz.config.ts':
        'ignorePatterns: ["private", "**/later/*"], filters: [Plugin.ExplicitPublish()]',
      'content/private/c.md': text('publish: true\n'),
      'content/x/later/d.md': text('publish: true\n'),
      'content/b.md': text('publish: true\ndate: 2020-01-02\n'),
    },
    ['content/a.md', 'content/private/c.md', 'content/x/later/d.md'],
    ['content/b.md'],
  ],
  [
    'Git’s ignore list, except on sites of engines that do not read it,',
    {'.gitignore': 'posts/a.md', 'hugo.toml': ''},
    [],
    ['content/posts/a.md'],
  ],
  [
    'the draft status of a Zola section, or by Zola’s list of ignored files,',
    {
      'config.toml': 'base_url = "https://a.example"\nignored_content = ["*.wip.md", "later/**"]\n',
      'content/blog/diary/_index.md': '+++\ndraft = true\n+++\n',
    },
    ['content/blog/b.wip.md', 'content/blog/diary/a.md', 'content/blog/later/c.md'],
    ['content/blog/a.md'],
  ],
  [
    'a Jekyll configuration with a repeated setting',
    {'_config.yml': 'exclude: [_posts/later]\ntitle: A\ntitle: B\n'},
    ['_posts/later/2020-01-02-a.md'],
    ['_posts/2020-01-02-b.md'],
  ],
  [
    'the draft status of a section, except on Hugo sites,',
    {'hugo.toml': '', 'content/posts/_index.md': '---\ndraft: true\n---\n'},
    [],
    ['content/posts/a.md'],
  ],
  [
    'Gatsby’s ignore lists, even those that depend on a condition',
    {
      'gatsby-config.js':
        "options: {path: 'content', ignore: [`**/later/**`, '**/\\.*', /[/]wip-/i]}, ignore: process.env.NODE_ENV === 'production' ? [`**/draft-*`] : []",
    },
    ['content/blog/WIP-c.md', 'content/blog/draft-d.md', 'content/blog/later/a.md'],
    ['content/blog/b.md', 'content/production/e.md'],
  ],
  [
    'the pattern of an Astro collection',
    {
      'astro.config.mjs': '',
      'src/content.config.ts':
        "loader: glob({pattern: ['**/*.md', '!later/**'], base: './src/blog'})",
    },
    ['src/blog/later/a.md'],
    ['src/blog/b.md'],
  ],
  [
    'Docusaurus’ exclusions for the blog, but not those for docs',
    {
      'docusaurus.config.js':
        "export default {title: 'A', url: 'https://a.example', presets: [['classic', {blog: {exclude: ['later/**']}, docs: {exclude: ['**/b.md']}}]]};",
    },
    ['blog/later/a.md'],
    ['blog/b.md'],
  ],
])('texts hidden by %s become drafts', (_name, files, hidden, shown) => {
  const texts = Object.fromEntries([...hidden, ...shown].map((file) => [file, text()]));
  const {posts} = readExport(exported({...texts, ...files}), {now: Date.parse('2026-01-01')});
  const drafts = posts.filter(({fields}) => fields['draft'] === true);
  expect(drafts.map(({source}) => source).sort()).toEqual(hidden);
  expect(posts).toHaveLength(hidden.length + shown.length);
});

test.each([
  ['_pages/about.md', false],
  ['_articles/a.md', true],
])('if its configuration has no collections, Jekyll leaves out %s: %s', (source, isLeftOut) => {
  const rules = jekyllExclusions('_config.yml', {});
  expect(rules.some(({appliesTo}) => appliesTo(source))).toBe(isLeftOut);
});

test.each([
  ['_config.yml', "excerpt_separator: '<!--cut-->'"],
  ['gatsby-config.js', 'module.exports = {options: {excerpt_separator: `<!--cut-->`}}'],
  ['.eleventy.js', 'c.setFrontMatterParsingOptions({excerpt_separator: "<!--cut-->"})'],
])('the end of introductions is read from %s', (file, text) => {
  const fieldsOf = inheritedFields({files: [file], read: () => text});
  expect(fieldsOf('posts/a.md')).toMatchObject({excerpt_separator: '<!--cut-->'});
});
