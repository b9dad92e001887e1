import {expect, test} from 'vitest';
import {readSquareLabel, squareLabel} from './calendarLabel';
import {formatDate} from './formatDate';

test.each(['A plain title', 'A title: with a colon', 'AGENTS.md: what, why, how', ''])(
  'the parts of a square’s name are told apart: %j',
  (title) => {
    const date = '2025-03-07';
    expect(readSquareLabel(squareLabel({date, title}))).toEqual([formatDate(date), title]);
  },
);
