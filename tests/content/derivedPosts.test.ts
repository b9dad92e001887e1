import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {parse} from 'yaml';
import {expect, test} from 'vitest';
import {permalinkOf, docusaurusPermalink} from 'docusaurus-blog-import/markdown';
import {derivePost, readTagsFile} from '../../src/lib/derivePost';
import {parsePostFile} from '../../src/lib/postFile';
import {folderWith} from '../support/folders';
import {loadContent} from '../support/loadContent';

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

/** Returns the first tag with each permalink. */
function withoutRepetitions(tags: readonly {label: string; permalink: string}[]) {
  return tags.filter(
    ({permalink}, index) => tags.findIndex((tag) => tag.permalink === permalink) === index,
  );
}

test('`derivePost` and Docusaurus’ blog plugin give posts the same titles, dates, addresses and tags', async () => {
  const files = Object.entries({...POSTS, 'tags.yml': TAGS_YML});
  const folder = folderWith(
    Object.fromEntries(files.map(([name, text]) => [`blog/${name}`, text])),
  );
  const {all} = await loadContent(folder, '/base/');
  const {blogPosts} = all['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
  expect(blogPosts).toHaveLength(Object.keys(POSTS).length);
  const tagsFile = readTagsFile(parse(TAGS_YML));
  for (const {metadata} of blogPosts) {
    const file = metadata.source.replace('@site/', '');
    const post = derivePost(parsePostFile(file, POSTS[file.replace('blog/', '')] ?? ''));
    expect({
      file,
      title: post.title,
      date: post.date,
      permalink: permalinkOf('/base/blog', post.slug),
      tags: withoutRepetitions(
        post.tags.map((tag) => {
          const {label, permalink} =
            typeof tag === 'string'
              ? (tagsFile[tag] ?? {label: tag, permalink: docusaurusPermalink(tag)})
              : tag;
          return {label, permalink: path.posix.join('/base/blog/tags', permalink)};
        }),
      ),
    }).toEqual({
      file,
      title: metadata.title,
      date: metadata.date.toISOString().slice(0, 10),
      permalink: metadata.permalink,
      tags: withoutRepetitions(metadata.tags.map(({label, permalink}) => ({label, permalink}))),
    });
  }
});
