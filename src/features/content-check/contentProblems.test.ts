import {parse} from 'yaml';
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
  authors: {quill: {name: 'Quill'}},
  series: {},
  redirects: [],
};

function tag(label: string, permalink: string) {
  return {label, permalink, description: 'A description that is long enough.'};
}

test('valid lists have no problem', () => {
  expect(checkLists(RIGHT)).toEqual({errors: [], warnings: []});
});

test.each([
  ['plural', {option: tag('Option contract', '/option-contract')}],
  ['label', {derivative: tag('option', '/derivative')}],
])('in strict blogs, two tags with the same %s are reported', (_, more) => {
  const lists = {...RIGHT, tags: {...RIGHT.tags, ...more}};
  const [key] = Object.keys(more);
  expect(checkLists(lists)).toEqual({errors: [], warnings: []});
  expect(checkLists(lists, true).warnings).toEqual([
    `blog/tags.yml:1: "options" and "${key}" differ only by case, plural or hyphen; merge them`,
  ]);
});

test.each([
  ['ada: null', 'ada must be an author'],
  ['ada: {title: T}', 'ada needs a name'],
  ['ada: {name: 7}', 'ada.name must be text'],
  ['ada: {name: A, url: "a b"}', 'ada.url must be an address'],
  ['ada: {name: A, page: 7}', 'ada.page must be true, false'],
  ['[ada]', 'must be authors by key'],
])('an author that Docusaurus does not accept is an error: %s', (yaml, text) => {
  const {errors} = checkLists({...RIGHT, authors: parse(yaml)}, false, {'blog/authors.yml': yaml});
  expect(errors).toEqual([expect.stringContaining(`blog/authors.yml:1: ${text}`)]);
});

test('a tag may be just a key; strict blogs want descriptions', () => {
  expect(checkLists({...RIGHT, tags: {one: null, two: {label: 'Two'}}}).errors).toEqual([]);
  const lists = {...RIGHT, tags: {ai: {label: 'AI', permalink: '/ai'}}};
  expect(checkLists(lists)).toEqual({errors: [], warnings: []});
  expect(checkLists(lists, true).warnings).toEqual([
    'blog/tags.yml:1: ai.description needs a description: one line on what the posts are about',
  ]);
});

test('content that Docusaurus rejects is an error', () => {
  expect(checkLists({...RIGHT, tags: {ai: {name: 'AI'}}}).errors).toHaveLength(1);
  expect(checkLists({...RIGHT, tags: {ai: {label: 7}}}).errors).toEqual([
    'blog/tags.yml:1: ai.label must be text',
  ]);
  expect(checkLists({...RIGHT, redirects: [{from: 'old', to: '/new'}]}).errors[0]).toContain(
    'blog/redirects.yml:1: 0.from must be a path',
  );
  expect(
    checkLists({...RIGHT, redirects: [{from: '/old?page=1', to: '/new'}]}).errors,
  ).toHaveLength(1);
  expect(
    checkLists({...RIGHT, redirects: [{from: '/alter Name.html', to: '/new'}]}).errors,
  ).toEqual([]);
});
