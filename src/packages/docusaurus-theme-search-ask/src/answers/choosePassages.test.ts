import {expect, test} from 'vitest';
import {chooseLines} from './choosePassages.js';

const ROWS = Array.from({length: 30}, (_, number) => `row ${number} `.padEnd(100, '.'));

test.each([
  ['a short block', ['One.', 'Two.'], [], [0, 1]],
  ['the first line, however long', ['x'.repeat(5000), 'y'], [], [0]],
  [
    'the first lines, marked lines and their neighbors',
    ROWS,
    [20],
    [0, 1, 2, 17, 18, 19, 20, 21, 22, 23],
  ],
  ['as many lines as fit', ROWS.slice(0, 6), [5], [0, 4, 5], 350],
])('shows %s', (_, lines, marked, expected, maxShown?: number) => {
  const marks = marked.map((line) => ({line, start: 0, end: 5}));
  expect(chooseLines({kind: 'list', anchor: null, lines}, marks, maxShown)).toEqual(expected);
});

test('shows all lines of code', () => {
  const block = {kind: 'code', anchor: null, lines: ROWS} as const;
  expect(chooseLines(block, [{line: 20, start: 0, end: 5}])).toEqual([...ROWS.keys()]);
});
