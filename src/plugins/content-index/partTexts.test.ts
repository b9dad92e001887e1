import {expect, test} from 'vitest';
import {booksToRead} from '../../data/booksToRead';
import {mediaOnStage} from '../../data/mediaOnStage';
import {partTexts} from './partTexts';

test('a shelf shows its topic’s books: title, credit and note, a line each', () => {
  const [book] = booksToRead;
  const texts = partTexts('ToRead', {topic: book?.topic ?? ''});
  expect(texts).toHaveLength(booksToRead.filter(({topic}) => topic === book?.topic).length);
  expect(texts[0]).toBe(`${book?.title}\n${book?.author} · ${book?.year}\n${book?.note}`);
});

test('examples that a fork replaces are left out', () => {
  const real = mediaOnStage.filter(({example}) => !example);
  expect(partTexts('OnStage', {show: 'public'})).toHaveLength(real.length);
  expect(partTexts('OnStage', {show: 'examples'})).toEqual([]);
});

test('a part that is no shelf shows nothing', () => {
  expect(partTexts('VestingCalculator', {})).toEqual([]);
});
