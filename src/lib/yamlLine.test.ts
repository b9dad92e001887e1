import {expect, test} from 'vitest';
import {yamlLine} from './yamlLine';

const TEXT = `title: A
authors:
  - ada
  - name: Bo
    url: b
tags: [one,
  two]
`;

test.each([
  [['authors', 1], 4],
  [['authors', 1, 'url'], 5],
  [['authors', 1, 'gone'], 4],
  [['tags', 1], 7],
  [['gone'], undefined],
])('finds the line of %j: %s', (path, line) => {
  expect(yamlLine(TEXT, path)).toBe(line);
});

test('finds lines in a YAML list', () => {
  expect(yamlLine('- {from: a}\n- {from: b}\n', [1, 'from'])).toBe(2);
});
