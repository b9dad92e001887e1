import {expect, test} from 'vitest';
import {filterTags} from './filterTags';

const TAGS = ['Open source', 'E-mail', 'What’s new', 'C++', 'Café'].map((label) => ({label}));

test.each([
  [' #SOURCE', ['Open source']],
  ['e mail', ['E-mail']],
  ["what's", ['What’s new']],
  ['cafe', ['Café']],
  ['rce', []],
  [' #', TAGS.map(({label}) => label)],
])('the filter "%s" finds the tags %o', (query, labels) => {
  expect(filterTags(TAGS, query).map(({label}) => label)).toEqual(labels);
});
