import {expect, test} from 'vitest';
import {parseQuery} from './parseQuery.js';

// cspell:ignore oneonone

test.each<[query: string, words: string[], tags?: string[]]>([
  ['one-on-one agenda', ['oneonone', 'agenda']],
  ['What does a one-on-one need?', ['oneonone']],
  ['open-source license', ['open', 'source', 'license']],
  ['getting what I needed: rice', ['rice']],
  ['C#', ['c#']],
  ['c++ templates', ['c++', 'templates']],
  ['.NET', ['.net']],
  ['q&a', ['q&a']],
  ['node.js', ['nodejs']],
  ['#c++', [], ['c++']],
  ['#.net #q&a #c', [], ['.net', 'q&a', 'c']],
  // A number of up to three digits is a rank, not a tag.
  ['the #1 mistake', ['1', 'mistake']],
  ['#2024 #3d #10-k', [], ['2024', '3d', '10-k']],
])('%s asks for the words %j and the tags %j', (query, words, tags = []) => {
  const parsed = parseQuery(query);
  expect(parsed.words.map(({word}) => word)).toEqual(words);
  expect(parsed.tags).toEqual(tags);
});

test.each<[string, [isUnfinished: boolean, isAlone: boolean]]>([
  ['bet', [true, true]],
  ['c+', [true, true]],
  ['.ne', [true, true]],
  ['q&a', [true, true]],
  ['bet ', [false, true]],
  ['how much should i bet', [true, false]],
  ['kelly bet', [true, false]],
])('for the last word of %j, [isUnfinished, isAlone] is %j', (text, expected) => {
  const last = parseQuery(text, {isTyped: true}).words.at(-1);
  expect([last?.isUnfinished, last?.isAlone]).toEqual(expected);
});
