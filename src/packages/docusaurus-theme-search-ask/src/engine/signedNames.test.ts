import {expect, test} from 'vitest';
import {parseQuery} from './parseQuery.js';

test.each([
  ['C#', ['c#'], []],
  ['c++ templates', ['c++', 'templates'], []],
  ['.NET', ['.net'], []],
  ['q&a', ['q&a'], []],
  ['node.js', ['nodejs'], []],
  ['#c++', [], ['c++']],
  ['#.net #q&a #c', [], ['.net', 'q&a', 'c']],
])('%s asks for the words %j and the tags %j', (query, words, tags) => {
  const parsed = parseQuery(query);
  expect(parsed.words.map(({word}) => word)).toEqual(words);
  expect(parsed.tags).toEqual(tags);
});

test.each(['c', 'c#', 'c+', '.ne', 'q&a'])('%s may be unfinished while it is typed', (query) => {
  expect(parseQuery(query, {isTyped: true}).words.at(-1)?.isUnfinished).toBe(true);
});
