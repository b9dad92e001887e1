import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {writeModules} from './writeModules';

const post = (title: string, unlisted: boolean) => ({
  metadata: {
    ...{title, unlisted, permalink: `/blog/${title}`, source: `@site/blog/${title}.md`},
    ...{date: new Date('2025-01-02'), description: '', tags: [], frontMatter: {}},
  },
});

test('unlisted posts appear only on the pages of tags whose posts are all unlisted', async () => {
  const files = new Map<string, string>();
  const actions = {
    createData(name: string, content: string) {
      files.set(`@generated/${name}`, content);
      return Promise.resolve(`/generated/${name}`);
    },
  };
  const quiet = {
    path: '/blog/tags/quiet',
    props: {tag: {label: 'Quiet'}},
    modules: {items: [{content: {path: '@site/blog/b.md'}}]},
  };
  const modules = await writeModules(
    {blogPosts: [post('a', false), post('b', true)]} as unknown as BlogContent,
    actions as unknown as PluginContentLoadedActions,
    {generatedFilesDir: '/generated'} as LoadContext,
    [quiet as unknown as RouteConfig],
  );
  const read = (file = '') => JSON.parse(files.get(file) ?? '') as unknown;
  expect(read(modules.posts)).toMatchObject([{title: 'a'}]);
  expect(read(modules.tags.get(quiet.path))).toMatchObject({[quiet.path]: {posts: [{title: 'b'}]}});
});
