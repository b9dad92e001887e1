import {expect, test} from 'vitest';
import type {ContentPassage} from '../content-index/types';
import {cutPassages} from './cutPassages';

function block(words: number, anchor: string | null, end = '.'): ContentPassage {
  return {kind: 'paragraph', anchor, text: `${'word '.repeat(words - 1)}word${end}`};
}

function lengths(passages: readonly ContentPassage[]): number[] {
  return cutPassages({passages}).map(({blocks}) => blocks.length);
}

test.each([
  ['short neighbors are one passage', [block(20, 'a'), block(20, 'a'), block(20, 'a')], [3]],
  ['headings part passages', [block(20, 'a'), block(20, 'b'), block(20, null)], [1, 1, 1]],
  ['long blocks stand alone', [block(80, 'a'), block(80, 'a')], [1, 1]],
  ['what introduces stays with what follows', [block(60, 'a', ':'), block(60, 'a')], [2]],
  ['a block is never cut', [block(400, 'a')], [1]],
  ['no text, no passages', [], []],
])('%s', (_, passages, expected) => {
  expect(lengths(passages)).toEqual(expected);
});
