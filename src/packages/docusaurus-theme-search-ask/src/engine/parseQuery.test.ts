import {expect, test} from 'vitest';
import {parseQuery} from './parseQuery.js';

// cspell:ignore oneonone

test.each([
  ['one-on-one agenda', ['oneonone', 'agenda']],
  ['What does a one-on-one need?', ['oneonone']],
  ['open-source license', ['open', 'source', 'license']],
])('the words of %s', (text, words) => {
  expect(parseQuery(text).words.map(({word}) => word)).toEqual(words);
});

test.each([
  ['bet', [true, true]],
  ['bet ', [false, true]],
  ['how much should i bet', [true, false]],
  ['kelly bet', [true, false]],
])('the last word of %j is unfinished, and the only one: %j', (text, expected) => {
  const last = parseQuery(text, {isTyped: true}).words.at(-1);
  expect([last?.isUnfinished, last?.isAlone]).toEqual(expected);
});

test('a number after # is a word if it may be a rank, and a tag if it may be a year', () => {
  const parse = (query: string) => {
    const {words, tags} = parseQuery(query);
    return {words: words.map(({word}) => word), tags};
  };
  expect(parse('the #1 mistake')).toEqual({words: ['1', 'mistake'], tags: []});
  expect(parse('#2024 #3d #10-k')).toEqual({words: [], tags: ['2024', '3d', '10-k']});
});
