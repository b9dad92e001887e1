import {expect, test} from 'vitest';
import {smallGraph} from '../../../tests/support/smallGraph';
import {postPath} from '../../lib/paths';
import {focusedPost, shownPosts} from './lists';
import type {GraphView} from './view';
import {DEFAULT_VIEW} from './view';

test.each<[string, Partial<GraphView>, number[]]>([
  ['everything', {}, [0, 1, 2, 3, 4]],
  ['titles that match regardless of accents and case', {q: 'CAFE  acc'}, [0]],
  ['titles with all words of the query', {q: 'running heat'}, [2]],
  ['no post', {q: 'zebra'}, []],
  ['posts with a tag', {tag: 'Worked example'}, [1, 3]],
  ['posts from the first to the last year, both included', {from: '2022', to: '2023'}, [1, 2]],
  ['posts outside hidden clusters', {without: ['Money & equity', 'Unknown']}, [2, 3, 4]],
  ['a focused post and its neighbors', {post: 'heat'}, [1, 2, 3]],
  ['only neighbors along edges that are not hidden', {post: 'heat', hide: ['similarity']}, [2, 3]],
  ['only a focused post that has no edges', {post: 'alone'}, [4]],
  ['only neighbors that pass the filters', {post: 'cafe-accounting', tag: 'Worked example'}, [1]],
])('shows %s', (_, fields, posts) => {
  expect(shownPosts(smallGraph, {...DEFAULT_VIEW, ...fields})).toEqual(posts);
});

test('posts whose addresses end in the same way are distinguished', () => {
  const addresses = ['/me/blog/2024/01/05/weekly', '/me/blog/2024/02/05/weekly', '/me/blog/weekly'];
  const nodes = smallGraph.nodes.map((node, post) => ({
    ...node,
    permalink: addresses[post] ?? node.permalink,
  }));
  const focused = (post: string) => focusedPost({...smallGraph, nodes}, {post});
  expect(addresses.map((address) => focused(postPath(address)))).toEqual([0, 1, 2]);
  expect([focused('05/weekly'), focused('unknown')]).toEqual([-1, -1]);
});
