import {expect, test} from 'vitest';
import {yamlLine} from './yamlLine';

const TEXT = `title: A
authors:
  - ada
  - name: Bo
    url: b
7: seven
tags: [one,
  two]
`;

test.each([
  [['authors', 1], 4],
  [['authors', 1, 'url'], 5],
  [['authors', 1, 'gone'], 4],
  [['7'], 6],
  [['tags', 1], 8],
  [['gone'], undefined],
  [[], undefined],
])('finds the line of %j: %s', (path, line) => {
  expect(yamlLine(TEXT, path)).toBe(line);
});

test('finds lines in a YAML list; an empty text has none', () => {
  expect(yamlLine('- {from: a}\n- {from: b}\n', [1, 'from'])).toBe(2);
  expect(yamlLine('', ['a'])).toBeUndefined();
});
