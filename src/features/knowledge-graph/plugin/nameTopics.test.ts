import logger from '@docusaurus/logger';
import {afterEach, expect, test, vi} from 'vitest';
import {smallGraph} from '../../../../tests/support/smallGraph';
import {nameTopics} from './nameTopics';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

afterEach(() => warn.mockClear());

function namesOf(topics: Record<string, string> | undefined, graph = smallGraph) {
  return nameTopics(graph, topics, '/').clusters.map(({name}) => name);
}

test.each([
  ['one topic', {Money: '/blog/vesting'}, ['Money', 'Running']],
  [
    'one topic, identified by another of its posts',
    {Money: '/blog/cafe-accounting/'},
    ['Money', 'Running'],
  ],
  ['each topic', {Sport: '/blog/heat', Money: '/blog/vesting'}, ['Money', 'Sport']],
  ['no topic', undefined, ['Money & equity', 'Running']],
  [
    'one topic, with the default name of another',
    {Running: '/blog/vesting'},
    ['Running', 'Running (2)'],
  ],
])('if the owner file names %s, the others keep default names', (_named, topics, expected) => {
  expect(namesOf(topics)).toEqual(expected);
  expect(warn).not.toHaveBeenCalled();
});

test('an address without a post is an error', () => {
  const message =
    'topics: "Sport": "/blog/heart" is not the address of a published and listed post';
  expect(() => namesOf({Sport: '/blog/heart'})).toThrow(message);
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
