import logger from '@docusaurus/logger';
import {afterEach, expect, test, vi} from 'vitest';
import {smallGraph} from '../../../../tests/support/smallGraph';
import {nameTopics} from './nameTopics';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

afterEach(() => warn.mockClear());

function namesOf(topics: Record<string, string> | undefined, graph = smallGraph, baseUrl = '/') {
  return nameTopics(graph, topics, baseUrl).clusters.map(({name}) => name);
}

test.each([
  ['a post', {Money: '/blog/vesting'}, ['Money', 'Running']],
  ['another post of the topic', {Money: '/blog/cafe-accounting/'}, ['Money', 'Running']],
  ['a post of each topic', {Sport: '/blog/heat', Money: '/blog/vesting'}, ['Money', 'Sport']],
  ['no post', undefined, ['Money & equity', 'Running']],
  ['a topic like another', {Running: '/blog/vesting'}, ['Running', 'Running (2)']],
])(
  'topics have the right names if the owner file has a name for %s',
  (_named, topics, expected) => {
    expect(namesOf(topics)).toEqual(expected);
    expect(warn).not.toHaveBeenCalled();
  },
);

test('addresses are relative to the base path', () => {
  const nodes = smallGraph.nodes.map((node) => ({...node, permalink: `/me${node.permalink}`}));
  const names = namesOf({Sport: '/blog/heat'}, {...smallGraph, nodes}, '/me/');
  expect(names).toEqual(['Money & equity', 'Sport']);
});

test.each([
  [
    {Sport: '/blog/heart'},
    'topics: "Sport": no post has the address "/blog/heart". Did you mean "/blog/heat"?',
  ],
  [{Sport: '/somewhere/else'}, 'Write it as "/blog/my-post"'],
])('an address without a post is an error that says how to fix it: %o', (topics, message) => {
  expect(() => namesOf(topics)).toThrow(message);
});

test('if two names are for the same topic, the first one is used, with a warning', () => {
  const names = namesOf({Sport: '/blog/heat', Legs: '/blog/marathon'});
  expect(names).toEqual(['Money & equity', 'Sport']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"Legs" is not used')]]);
});

test('no two topics have the same name', () => {
  const clusters = [0, 1, 2].map(() => ({name: 'AI', size: 4}));
  expect(namesOf(undefined, {...smallGraph, clusters})).toEqual(['AI', 'AI (2)', 'AI (3)']);
});
