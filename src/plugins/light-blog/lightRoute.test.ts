import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {PostRow} from '../../lib/postRows';
import {lightRoute} from './lightRoute';
import type {LightModules} from './lightRoute';

function row(title: string): PostRow {
  return {
    title,
    permalink: `/blog/${title}`,
    date: '2025-01-01',
    description: '',
    minutes: 1,
    tags: [],
  };
}

/** Modules whose paths name their content. */
const light: LightModules = {
  rows: new Map([
    ['@site/blog/a.mdx', row('a')],
    ['@site/blog/b.mdx', row('b')],
  ]),
  sidebar: (source) => `sidebar of ${source ?? 'no post'}`,
  list: async (posts) => `list of ${posts.map(({title}) => title).join()}`,
  archive: 'all lines',
  tags: new Map([['/blog/tags/t', 'tags with t']]),
};

function preview(source: string) {
  return {content: {__import: true, path: source, query: {truncated: true}}};
}

function route(change: Partial<RouteConfig>): RouteConfig {
  return {path: '/blog', component: '@theme/X', exact: true, ...change};
}

const previews = ['@site/blog/a.mdx', '@site/blog/b.mdx', '@site/blog/unlisted.mdx'].map(preview);
const modules = {sidebar: 's', items: previews as never};

test('the blog index loads a list instead of previews', async () => {
  const {modules: own, props} = await lightRoute(
    route({modules, props: {metadata: {blogTitle: 'Blog'}}}),
    light,
  );
  expect(own).toEqual({sidebar: 'sidebar of no post', list: 'list of a,b'});
  expect(props).toEqual({metadata: {blogTitle: 'Blog'}});
});

test('the plugin’s sidebar stays if it lists all posts', async () => {
  const whole = {...light, sidebar: () => undefined};
  const post = route({modules: {sidebar: 's', content: '@site/blog/a.mdx'}});
  expect(await lightRoute(post, whole)).toEqual(post);
});

test('an author’s page loads a list', async () => {
  const author = {key: 'founder', count: 3};
  const {modules: own, props} = await lightRoute(
    route({modules, props: {author, listMetadata: {blogTitle: 'Blog'}}}),
    light,
  );
  expect(own).toEqual({sidebar: 'sidebar of no post', list: 'list of a,b'});
  expect(props).toEqual({author});
});

test('a tag’s page loads only a file that it shares with other tags', async () => {
  const tag = route({path: '/blog/tags/t', modules, props: {tag: 't'}});
  const {modules: own, props} = await lightRoute(tag, light);
  expect(own).toEqual({sidebar: 'sidebar of no post', tagged: 'tags with t'});
  expect(props).toBeUndefined();
});

test('the list of tags gets no descriptions, which it does not show', async () => {
  const tag = {label: 'A', permalink: '/blog/tags/a', count: 2};
  const list = route({props: {tags: [{...tag, description: 'What A is about.'}]}});
  expect((await lightRoute(list, light)).props).toEqual({tags: [tag]});
});

test('the archive loads lines instead of every post’s text', async () => {
  const archive = {blogPosts: [{metadata: {source: '@site/blog/b.mdx'}, content: 'long'}]};
  const {modules: own, props} = await lightRoute(route({props: {archive}}), light);
  expect(own).toEqual({posts: 'all lines'});
  expect(props).toBeUndefined();
});

test('a post’s page gets the sidebar of that post and otherwise stays unchanged', async () => {
  const post = route({modules: {sidebar: 's', content: '@site/blog/a.mdx'}});
  expect(await lightRoute(post, light)).toEqual({
    ...post,
    modules: {sidebar: 'sidebar of @site/blog/a.mdx', content: '@site/blog/a.mdx'},
  });
});

test('a route without a list stays unchanged', async () => {
  const plain = route({props: {authors: []}});
  expect(await lightRoute(plain, light)).toEqual(plain);
});
