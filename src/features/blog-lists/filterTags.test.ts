import {expect, test} from 'vitest';
import {filterTags} from './filterTags';

const TAGS = ['Open source', 'E-mail', 'What’s new', 'C++', 'Café'].map((label) => ({label}));

test.each([
  ['open-source', ['Open source']],
  [' #SOURCE', ['Open source']],
  ['e mail', ['E-mail']],
  ['mail', ['E-mail']],
  ["what's", ['What’s new']],
  ['c++', ['C++']],
  ['cafe', ['Café']],
  ['rce', []],
])('the filter "%s" finds the tags %o', (query, labels) => {
  expect(filterTags(TAGS, query).map(({label}) => label)).toEqual(labels);
});

test.each(['', ' ', '#'])('the filter "%s" keeps all tags', (query) => {
  expect(filterTags(TAGS, query)).toBe(TAGS);
});
