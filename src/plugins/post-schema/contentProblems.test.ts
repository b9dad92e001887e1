import {expect, test} from 'vitest';
import {checkLists} from './contentProblems';

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
  expect(checkLists(RIGHT)).toEqual({errors: [], warnings: []});
});

test.each([
  ['plural', {option: tag('Option contract', '/option-contract')}],
  ['label', {derivative: tag('option', '/derivative')}],
])('two tags with the same %s are named', (_, more) => {
  const [key] = Object.keys(more);
  expect(checkLists({...RIGHT, tags: {...RIGHT.tags, ...more}})).toEqual({
    errors: [],
    warnings: [
      `blog/tags.yml: "options" and "${key}" differ only by case, plural or hyphen; merge them`,
    ],
  });
});

test('a tag may be a key alone, and a description is the style of the house', () => {
  expect(checkLists({...RIGHT, tags: {one: null, two: {label: 'Two'}}}).errors).toEqual([]);
  const {errors, warnings} = checkLists({...RIGHT, tags: {ai: {label: 'AI', permalink: '/ai'}}});
  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    'blog/tags.yml: ai.description needs a description: one line on what the posts are about',
  ]);
});

test('what Docusaurus does not take is an error', () => {
  expect(checkLists({...RIGHT, tags: {ai: {name: 'AI'}}}).errors).toHaveLength(1);
  expect(checkLists({...RIGHT, tags: {ai: {label: 7}}}).errors).toEqual([
    'blog/tags.yml: ai.label must be text',
  ]);
  expect(checkLists({...RIGHT, redirects: [{from: 'old', to: '/new'}]}).errors[0]).toContain(
    'blog/redirects.yml: 0.from must be a path',
  );
  expect(
    checkLists({...RIGHT, redirects: [{from: '/old?page=1', to: '/new'}]}).errors,
  ).toHaveLength(1);
  expect(
    checkLists({...RIGHT, redirects: [{from: '/alter Name.html', to: '/new'}]}).errors,
  ).toEqual([]);
});
