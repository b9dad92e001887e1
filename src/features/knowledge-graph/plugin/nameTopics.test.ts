import {expect, test} from 'vitest';
import {smallGraph} from '../../../../tests/support/smallGraph';
import {nameTopics} from './nameTopics';

const noWarning = (message: string) => {
  throw new Error(`unexpected: ${message}`);
};

const namesOf = (
  topics: Record<string, string> | undefined,
  warn: (message: string) => void = noWarning,
) => nameTopics(smallGraph, topics, '/', warn).clusters.map(({name}) => name);

test.each([
  ['a post', {Money: '/blog/vesting'}, ['Money', 'Running']],
  ['another post of the topic', {Money: '/blog/cafe-accounting/'}, ['Money', 'Running']],
  ['a post of each topic', {Sport: '/blog/heat', Money: '/blog/vesting'}, ['Money', 'Sport']],
  ['no post', undefined, ['Money & equity', 'Running']],
])(
  'topics have the right names if the owner file has a name for %s',
  (_named, topics, expected) => {
    expect(namesOf(topics)).toEqual(expected);
  },
);

test('addresses are relative to the base path', () => {
  const nodes = smallGraph.nodes.map((node) => ({...node, permalink: `/me${node.permalink}`}));
  const {clusters} = nameTopics({...smallGraph, nodes}, {Sport: '/blog/heat'}, '/me/', noWarning);
  expect(clusters.map(({name}) => name)).toEqual(['Money & equity', 'Sport']);
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
  const warnings: string[] = [];
  const topics = {Sport: '/blog/heat', Legs: '/blog/marathon'};
  expect(namesOf(topics, (message) => void warnings.push(message))).toEqual([
    'Money & equity',
    'Sport',
  ]);
  expect(warnings).toEqual([expect.stringContaining('"Legs" is not used')]);
});

test('no two topics have the same name', () => {
  expect(namesOf({Running: '/blog/vesting'})).toEqual(['Running', 'Running (2)']);
  const clusters = [0, 1, 2].map(() => ({name: 'AI', size: 4}));
  const named = nameTopics({...smallGraph, clusters}, undefined, '/', noWarning);
  expect(named.clusters.map(({name}) => name)).toEqual(['AI', 'AI (2)', 'AI (3)']);
});
