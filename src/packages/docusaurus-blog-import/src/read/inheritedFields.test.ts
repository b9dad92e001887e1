import {afterEach, expect, test} from 'vitest';
import {cleanUp, exported} from '../../tests/sites.js';
import {readExport} from './readExport.js';

afterEach(cleanUp);

type Files = Readonly<Record<string, string>>;

/** Returns the paths of the texts that become drafts. */
const drafts = (files: Files) =>
  readExport(exported(files), {now: Date.parse('2026-01-01T12:00:00Z')})
    .posts.filter(({fields}) => fields['draft'] === true)
    .map(({source}) => source);

test.each([
  [
    'Hugo’s cascade',
    {
      'hugo.toml': '',
      'content/diary/_index.md': '---\ncascade:\n  build: {render: never}\n---\n',
      'content/diary/a.md': '---\ntitle: A\ndate: 2020-01-02\n---\nText',
      'content/posts/b.md': '---\ntitle: B\n---\nText',
    },
    ['content/diary/a.md'],
  ],
  [
    'Jekyll’s defaults',
    {
      '_config.yml': 'defaults: [{scope: {path: _posts/old}, values: {published: false}}]',
      '_posts/old/2020-01-02-a.md': '---\ntitle: A\n---\nText',
      '_posts/2020-01-02-b.md': '---\ntitle: B\n---\nText',
    },
    ['_posts/old/2020-01-02-a.md'],
  ],
  [
    'a cascade in Hugo’s configuration',
    {
      'hugo.toml': '[cascade]\ndraft = true\n',
      'content/posts/a.md': '---\ntitle: A\ndate: 2020-01-02\n---\nText',
      'content/posts/b.md': '---\ntitle: B\ndraft: false\n---\nText',
    },
    ['content/posts/a.md'],
  ],
  [
    'a cascade for some pages in Hugo’s configuration',
    {
      'config/_default/hugo.toml':
        '[[cascade]]\n[cascade._build]\nrender = "never"\n[cascade._target]\npath = "{/posts/Old Texts/**}"\n',
      'content/posts/Old Texts/a.md': '---\ntitle: A\n---\nText',
      'content/posts/b.md': '---\ntitle: B\n---\nText',
    },
    ['content/posts/Old Texts/a.md'],
  ],
  [
    'a cascade for some pages of a section in Hugo',
    {
      'hugo.toml': 'ignoreFiles = ["(?i)SECRET\\\\.md$"]',
      'content/posts/_index.md':
        '---\ncascade:\n  - _target: {path: /posts/x*}\n    draft: true\n  - _target: {kind: section}\n    draft: true\n---\n',
      'content/posts/x1.md': '---\ntitle: A\n---\nText',
      'content/posts/b.md': '---\ntitle: B\n---\nText',
      'content/posts/secret.md': '---\ntitle: C\n---\nText',
      'content/notes/_index.md':
        '---\ncascade: {draft: true, target: {environment: production}}\n---\n',
      'content/notes/c.md': '---\ntitle: C\ndate: 2020-01-02\n---\nText',
    },
    ['content/notes/c.md', 'content/posts/secret.md', 'content/posts/x1.md'],
  ],
  [
    'Jekyll’s rules for files',
    {
      '_config.yml': 'exclude: [_posts/private-notes/, "*-wip.md", vendor]',
      '_posts/private-notes/2020-01-02-a.md': '---\ntitle: A\n---\nText',
      '_posts/2020-01-03-b-wip.md': '---\ntitle: B\n---\nText',
      '_posts/undated.md': '---\ntitle: C\ndate: 2020-01-02\n---\nText',
      '_posts/2020-01-04-vendor.md': '---\ntitle: D\n---\nText',
    },
    ['_posts/2020-01-03-b-wip.md', '_posts/private-notes/2020-01-02-a.md', '_posts/undated.md'],
  ],
  [
    'Hexo’s exclusions, but not by a name without a date',
    {
      '_config.yml': 'exclude: [_posts/secret.md]',
      'source/_posts/secret.md': '---\ntitle: A\n---\nText',
      'source/_posts/b.md': '---\ntitle: B\n---\nText',
    },
    ['source/_posts/secret.md'],
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
      ...Object.fromEntries(
        ['one', 'two', 'three', 'old/four', 'five', 'later/six', 'seven'].map((name) => [
          `posts/${name}.md`,
          `---\ntitle: ${name}\n---\nText`,
        ]),
      ),
    },
    [...['five', 'later/six', 'old/four', 'one', 'three', 'two'].map((name) => `posts/${name}.md`)],
  ],
  [
    'Obsidian’s digital garden',
    {
      '.obsidian/plugins/digitalgarden/manifest.json': '{}',
      'a.md': '---\ntitle: A\n---\nText',
      'b.md': '---\ntitle: B\ndg-publish: true\n---\nText',
    },
    ['a.md'],
  ],
  [
    'Quartz’s filter',
    {
      'quartz.config.ts': 'filters: [Plugin.ExplicitPublish()]',
      'content/a.md': '---\ntitle: A\n---\nText',
      'content/b.md': '---\ntitle: B\npublish: true\ndate: 2020-01-02\n---\nText',
    },
    ['content/a.md'],
  ],
])('a text hidden by %s becomes a draft', (_name, files, expected) => {
  expect(drafts(files as Files).sort()).toEqual(expected);
});
