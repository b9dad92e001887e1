import {expect, test} from 'vitest';
import {checkLists} from './checkLists';

const RIGHT = {
  tags: {
    options: {
      label: 'Options',
      permalink: '/options',
      description: 'The right to buy or sell, and what it costs.',
    },
  },
  series: {},
  redirects: [],
};

function tag(label: string, permalink: string) {
  return {label, permalink, description: 'A description that is long enough.'};
}

test('lists as they should be have no problem', () => {
  expect(checkLists(RIGHT)).toEqual([]);
});

test.each([
  ['plural', {option: tag('Option contract', '/option-contract')}],
  ['label', {derivative: tag('option', '/derivative')}],
  ['address', {derivative: tag('Derivative', '/options')}],
])('two tags with the same %s are named', (_, more) => {
  const [key] = Object.keys(more);
  expect(checkLists({...RIGHT, tags: {...RIGHT.tags, ...more}})).toEqual([
    `blog/tags.yml: "options" and "${key}" differ only by case, plural or hyphen; merge them`,
  ]);
});

test('a field that a list lacks is named', () => {
  expect(checkLists({...RIGHT, tags: {ai: {label: 'AI', permalink: '/ai'}}})).toEqual([
    'blog/tags.yml: ai.description needs a description: one line on what the posts are about',
  ]);
  expect(checkLists({...RIGHT, redirects: [{from: 'old', to: '/new'}]})[0]).toContain(
    'blog/redirects.yml: 0.from must be a path',
  );
});
