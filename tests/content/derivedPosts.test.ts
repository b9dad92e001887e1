import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {parse} from 'yaml';
import {afterAll, expect, test, vi} from 'vitest';
import {derivePost, postPermalink, readTagsFile, resolveTags} from '../../src/lib/derivePost';
import {parsePostFile} from '../../src/lib/postFile';
import {checkPosts} from '../../src/features/content-check/checkPosts';
import {loadContent, siteContext} from '../support/loadedContent';

const folder = mkdtempSync(path.join(tmpdir(), 'derive-post-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Loads posts with Docusaurus' own plugin, by their paths in `blog/`. */
async function loadBlog(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'blog', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const all = await loadContent(folder, siteContext(folder, '/base/'));
  return all['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
}

const TAGS_YML = 'tide:\n  label: The tide\n  permalink: /the-tide\nbareKey:\n';

const POSTS: Readonly<Record<string, string>> = {
  '2019-09-05-hello.md': '# Hello *you*\n\nFirst *words*, [linked](x).\n\nMore.\n',
  '2024/01/02/deep.mdx': '---\ntitle: Deep\ndescription: Said.\n---\nText\n',
  '2024/01-03-in-the-name.md': '---\ntags: [tide, Some Words]\n---\nText of it.\n',
  '2024-01-04-folder/index.md': 'Title by line\n=====\n\nText.\n',
  '2024-1-5-short-day.md': '---\ntags:\n  - label: Own\n    permalink: /own-one\n---\nText\n',
  'notes/2023-02-03-in-a-folder.mdx': 'import X from "x";\n\n# Under an import\n\n> Quoted.\n',
  'dated-inside.md': '---\ndate: 2022-03-04T23:30:00-05:00\nslug: /own/slug\n---\n',
  'loose-day.md': '---\ndate: 2021/05/06\ntitle: 2048\ntags: [2021, bareKey, bareKey]\n---\nText\n',
  '2020-02-03-日本語.md': '---\nslug: 潮の満ち引き\n---\n潮の話。\n',
  '1999-12-31-party.md': '---\ndate: 1999-12-31 10:00\n---\n![A picture](x.png)\n\nText.\n',
};

test('a post is derived in the same way as by Docusaurus’ own plugin', async () => {
  const {blogPosts} = await loadBlog({...POSTS, 'tags.yml': TAGS_YML});
  expect(blogPosts).toHaveLength(Object.keys(POSTS).length);
  const tagsFile = readTagsFile(parse(TAGS_YML));
  for (const {metadata} of blogPosts) {
    const file = metadata.source.replace('@site/', '');
    const post = derivePost(parsePostFile(file, POSTS[file.replace('blog/', '')] ?? ''));
    const seen = new Set<string>();
    expect({
      file,
      title: post.title,
      description: post.description,
      date: post.date,
      permalink: postPermalink(post, '/base/'),
      tags: resolveTags(post.tags, tagsFile, '/base/').map(({label, permalink}) => ({
        label,
        permalink,
      })),
    }).toEqual({
      file,
      title: metadata.title,
      description: metadata.description,
      date: metadata.date.toISOString().slice(0, 10),
      permalink: metadata.permalink,
      tags: metadata.tags
        .map(({label, permalink}) => ({label, permalink}))
        .filter(({permalink}) => !seen.has(permalink) && seen.add(permalink)),
    });
  }
});

/** Valid and invalid front matter of every documented field. */
const HEADS = [
  "title: ''",
  'title: [a]',
  "slug: ''",
  "description: ''",
  'date: someday',
  'date: 2024-01-02T10:00',
  'tags: one',
  'tags: [{label: One, permalink: /one}]',
  'tags: [{label: One}]',
  'authors: bo',
  'authors: [bo, {name: Ada}]',
  'authors: nobody',
  'authors: [{key: bo, title: Writer}]',
  'author: Ada',
  'keywords: a, b',
  'keywords: [a, b]',
  'draft: maybe',
  "draft: 'true'",
  'hide_table_of_contents: true',
  'toc_min_heading_level: 2',
  'toc_max_heading_level: 9',
  'image: https://x.example/a.png',
  'last_update: {date: 2024-01-02}',
  'last_update: never',
  'layout: post\nrating: 4.5',
  'title:',
  'title: true',
  'date: 2024-13-45',
  'tags:',
  'tags: [one, null]',
  'tags: [{label: One, permalink: /one, extra: 1}]',
  'authors:',
  'authors: [{name: Ada, url: "a b"}]',
  'author: Ada\nauthors: bo',
  'author: Ada\nauthor_url: not an address',
  'keywords: [a, null]',
  'draft: true\nunlisted: true',
  "unlisted: 'false'",
  'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
  'toc_max_heading_level: "3"',
  'image: ./a b.png',
  'image:',
  'last_update: {date: someday}',
  'last_update: {author: Bo, extra: 1}',
  'sidebar_label: 7',
  'id: ""',
];

test.each(HEADS)('%j is an error if and only if Docusaurus rejects it', async (head) => {
  const silent = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  silent.forEach((spy) => spy.mockImplementation(() => undefined));
  const text = `---\n${head}\n---\nText\n`;
  rmSync(path.join(folder, 'blog'), {recursive: true, force: true});
  const isTaken = await loadBlog({'2024-01-02-a.md': text, 'authors.yml': 'bo: {name: Bo}\n'}).then(
    () => true,
    () => false,
  );
  silent.forEach((spy) => spy.mockRestore());
  const known = {tags: [], authors: ['bo'], series: [], exists: () => true};
  const {errors} = checkPosts([parsePostFile('blog/2024-01-02-a.md', text)], known);
  expect(errors.length === 0, errors.join('; ')).toBe(isTaken);
});
