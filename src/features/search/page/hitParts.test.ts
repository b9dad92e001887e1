import {expect, test} from 'vitest';
import type {SearchHit} from '../../../lib/search/types';
import {hitParts} from './hitParts';

const value = (text: string) => ({value: text, matchLevel: 'none', matchedWords: []}) as const;

function hit(fields: Partial<SearchHit>): SearchHit {
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

const BELOW = {...hit({}).hierarchy, lvl2: 'The formula'};

test.each([
  ['a page', hit({}), ['<mark>Kelly</mark> &amp; co', undefined, undefined]],
  [
    'a heading',
    hit({type: 'lvl2', hierarchy: BELOW}),
    ['The formula', '<mark>Kelly</mark> &amp; co', undefined],
  ],
  [
    'a passage',
    hit({
      type: 'content',
      hierarchy: BELOW,
      _snippetResult: {hierarchy: {}, content: value('bet the <mark>edge</mark>')},
    }),
    ['The formula', '<mark>Kelly</mark> &amp; co', 'bet the <mark>edge</mark>'],
  ],
  [
    'a passage before the first heading',
    hit({type: 'content', _snippetResult: {hierarchy: {}, content: value('bet')}}),
    ['<mark>Kelly</mark> &amp; co', undefined, 'bet'],
  ],
  [
    'a record without highlights',
    hit({_highlightResult: {hierarchy: {}}}),
    ['Kelly &amp; co', undefined, undefined],
  ],
  [
    'a record without a title',
    hit({hierarchy: {...BELOW, lvl1: null, lvl2: null}, _highlightResult: {hierarchy: {}}}),
    ['/blog/kelly', undefined, undefined],
  ],
])('shows %s', (_name, shown, [title, page, snippet]) => {
  expect(hitParts(shown)).toEqual({title, page, snippet});
});
