import {expect, test} from 'vitest';
import type {SearchHit} from '../engine/index.js';
import {groupByPage, hitTexts, markContinuedPages} from './hits.js';

const value = (text: string) => ({value: text});

const TITLE = '\u0002Kelly\u0002 & co';
const HIERARCHY = {
  lvl0: 'Blog',
  lvl1: 'Kelly',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

function hitWith(fields: object): SearchHit {
  return {
    type: 'lvl1',
    url: '/blog/kelly',
    hierarchy: HIERARCHY,
    _highlightResult: {hierarchy: {lvl1: value(TITLE)}},
    _snippetResult: {},
    ...fields,
  } as SearchHit;
}

test.each([
  ['a page', hitWith({}), [TITLE, undefined, undefined]],
  [
    'a page with its description',
    hitWith({_snippetResult: {content: value('On bets.')}}),
    [TITLE, undefined, 'On bets.'],
  ],
  [
    'a passage below two headings',
    hitWith({
      _highlightResult: {
        hierarchy: {lvl1: value(TITLE), lvl2: value('The formula'), lvl4: value('Worked')},
      },
      _snippetResult: {content: value('bet the \u0002edge\u0002')},
    }),
    [TITLE, 'The formula › Worked', 'bet the \u0002edge\u0002'],
  ],
  [
    'a hit that DocSearch has stored, whose headings are escaped',
    hitWith({_highlightResult: undefined, hierarchy: {...HIERARCHY, lvl2: 'Risk &amp; co'}}),
    ['Kelly', 'Risk &amp; co', undefined],
  ],
  [
    'a record without a title',
    hitWith({_highlightResult: {hierarchy: {}}, hierarchy: {...HIERARCHY, lvl1: null}}),
    ['/blog/kelly', undefined, undefined],
  ],
])('the title, headings and snippet of %s are found', (_name, hit, [title, section, snippet]) => {
  expect(hitTexts(hit)).toEqual({title, section, snippet});
});

test('all places on a page form one group, whether they are separate hits or listed in `further`', () => {
  const first = hitWith({url: '/blog/a#one', further: [hitWith({url: '/blog/a#two'})]});
  const other = hitWith({url: '/blog/b'});
  const late = hitWith({url: '/blog/a#three'});
  expect(groupByPage([first, other, late]).map((hits) => hits.map(({url}) => url))).toEqual([
    ['/blog/a#one', '/blog/a#two', '/blog/a#three'],
    ['/blog/b'],
  ]);
});

test('a hit is marked if the previous hit is on the same page', () => {
  const hits = ['/a#one', '/a#two', '/b', '/b#three'].map((url) => ({url}));
  const marked = [undefined, true, undefined, true];
  expect(markContinuedPages(hits).map(({continuesPage}) => continuesPage)).toEqual(marked);
});
