import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {PostRow} from '../../lib/postRow';
import {lightRoute} from './lightRoute';

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

const rows = new Map([
  ['@site/blog/a.mdx', row('a')],
  ['@site/blog/b.mdx', row('b')],
]);

function preview(source: string) {
  return {content: {__import: true, path: source, query: {truncated: true}}};
}

function route(change: Partial<RouteConfig>): RouteConfig {
  return {path: '/blog', component: '@theme/X', exact: true, ...change};
}

const previews = ['@site/blog/a.mdx', '@site/blog/b.mdx', '@site/blog/unlisted.mdx'].map(preview);

test('the blog index keeps one preview and gets a row a listed post', () => {
  const light = lightRoute(
    route({
      modules: {sidebar: 's', items: previews as never},
      props: {metadata: {blogTitle: 'Blog'}},
    }),
    rows,
  );
  expect(light.modules).toEqual({sidebar: 's', items: [preview('@site/blog/a.mdx')]});
  expect(light.props).toEqual({metadata: {blogTitle: 'Blog'}, posts: [row('a'), row('b')]});
});

test('a tag’s or an author’s page gets rows and no preview', () => {
  const light = lightRoute(
    route({modules: {sidebar: 's', items: previews as never}, props: {tag: 't'}}),
    rows,
  );
  expect(light.modules).toEqual({sidebar: 's'});
  expect(light.props).toEqual({tag: 't', posts: [row('a'), row('b')]});
});

test('the archive gets rows in place of every post’s text', () => {
  const archive = {blogPosts: [{metadata: {source: '@site/blog/b.mdx'}, content: 'long'}]};
  expect(lightRoute(route({props: {archive}}), rows).props).toEqual({posts: [row('b')]});
});

test('a post’s own page is left as it is', () => {
  const post = route({modules: {sidebar: 's', content: '@site/blog/a.mdx'}});
  expect(lightRoute(post, rows)).toBe(post);
});
