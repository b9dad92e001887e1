import {expect, test} from 'vitest';
import type {SearchHit} from '../../../lib/text-index/searchTypes';
import {hitParts} from './hits';

const value = (text: string) => ({value: text});

function partsHit(fields: Partial<SearchHit>): SearchHit {
  return {
    type: 'lvl1',
    url: '/blog/kelly',
    hierarchy: {
      lvl0: 'Blog',
      lvl1: 'Kelly & co',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {hierarchy: {lvl1: value('<mark>Kelly</mark> &amp; co')}},
    _snippetResult: {hierarchy: {}},
    ...fields,
  } as SearchHit;
}

const BELOW = {...partsHit({}).hierarchy, lvl2: 'The formula'};

test.each([
  ['a page', partsHit({}), ['<mark>Kelly</mark> &amp; co', undefined, undefined]],
  [
    'a heading',
    partsHit({type: 'lvl2', hierarchy: BELOW}),
    ['The formula', '<mark>Kelly</mark> &amp; co', undefined],
  ],
  [
    'a passage',
    partsHit({
      type: 'content',
      hierarchy: BELOW,
      _snippetResult: {hierarchy: {}, content: value('bet the <mark>edge</mark>')},
    }),
    ['The formula', '<mark>Kelly</mark> &amp; co', 'bet the <mark>edge</mark>'],
  ],
  [
    'a passage before the first heading',
    partsHit({type: 'content', _snippetResult: {hierarchy: {}, content: value('bet')}}),
    ['<mark>Kelly</mark> &amp; co', undefined, 'bet'],
  ],
  [
    'a record without highlights',
    partsHit({_highlightResult: {hierarchy: {}}}),
    ['Kelly &amp; co', undefined, undefined],
  ],
  [
    'a record without a title',
    partsHit({hierarchy: {...BELOW, lvl1: null, lvl2: null}, _highlightResult: {hierarchy: {}}}),
    ['/blog/kelly', undefined, undefined],
  ],
])('shows %s', (_name, shown, [title, page, snippet]) => {
  expect(hitParts(shown)).toEqual({title, page, snippet});
});
