import {expect, test} from 'vitest';
import {foldLines} from './choosePassages.js';

const ROWS = Array.from({length: 30}, (_, number) => `row ${number} `.padEnd(100, '.'));

test('a short block is shown whole', () => {
  const block = {kind: 'text', anchor: null, lines: ['One.', 'Two.']} as const;
  expect(foldLines(block, [])).toEqual({visibleLines: [0, 1], hiddenCount: 0});
});

test('a long table shows its head and the marked rows, with their neighbors', () => {
  const block = {kind: 'table', anchor: null, lines: ROWS} as const;
  const {visibleLines, hiddenCount} = foldLines(block, [{line: 20, start: 0, end: 5}]);
  expect(visibleLines).toEqual(expect.arrayContaining([0, 19, 20, 21]));
  expect(visibleLines).toHaveLength(10);
  expect(hiddenCount).toBe(20);
});

test('a line is never cut, however long', () => {
  const block = {kind: 'text', anchor: null, lines: ['x'.repeat(5000), 'y']} as const;
  expect(foldLines(block, [])).toEqual({visibleLines: [0], hiddenCount: 1});
});

test('the lines shown of a list fit into the space that other passages leave', () => {
  const block = {kind: 'list', anchor: null, lines: ROWS} as const;
  const {visibleLines} = foldLines(block, [{line: 5, start: 0, end: 5}], 350);
  expect(visibleLines).toEqual([0, 4, 5]);
});

test('code is shown whole', () => {
  const block = {kind: 'code', anchor: null, lines: ROWS} as const;
  expect(foldLines(block, [{line: 20, start: 0, end: 5}])).toEqual({
    visibleLines: [...ROWS.keys()],
    hiddenCount: 0,
  });
});
