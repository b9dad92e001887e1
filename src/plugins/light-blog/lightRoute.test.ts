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

/** Modules that say in their path what they are of. */
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

test('the blog index loads a list in place of previews', async () => {
  const {modules: own, props} = await lightRoute(
    route({modules, props: {metadata: {blogTitle: 'Blog'}}}),
    light,
  );
  expect(own).toEqual({sidebar: 'sidebar of no post', list: 'list of a,b'});
  expect(props).toEqual({metadata: {blogTitle: 'Blog'}});
});

test('the plugin’s own sidebar stays where it holds all posts', async () => {
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

test('a tag’s page loads a file that it shares with others, and has none of its own', async () => {
  const tag = route({path: '/blog/tags/t', modules, props: {tag: 't'}});
  const {modules: own, props} = await lightRoute(tag, light);
  expect(own).toEqual({sidebar: 'sidebar of no post', tagged: 'tags with t'});
  expect(props).toBeUndefined();
});

test('the list of tags gets what it shows', async () => {
  const tag = {label: 'A', permalink: '/blog/tags/a', count: 2};
  const list = route({props: {tags: [{...tag, description: 'What A is about.'}]}});
  expect((await lightRoute(list, light)).props).toEqual({tags: [tag]});
});

test('the archive loads lines in place of every post’s text', async () => {
  const archive = {blogPosts: [{metadata: {source: '@site/blog/b.mdx'}, content: 'long'}]};
  const {modules: own, props} = await lightRoute(route({props: {archive}}), light);
  expect(own).toEqual({posts: 'all lines'});
  expect(props).toBeUndefined();
});

test('a post’s page has the sidebar of that post, and is else left as it is', async () => {
  const post = route({modules: {sidebar: 's', content: '@site/blog/a.mdx'}});
  expect(await lightRoute(post, light)).toEqual({
    ...post,
    modules: {sidebar: 'sidebar of @site/blog/a.mdx', content: '@site/blog/a.mdx'},
  });
});

test('a route that lists nothing is left as it is', async () => {
  const plain = route({props: {authors: []}});
  expect(await lightRoute(plain, light)).toEqual(plain);
});
