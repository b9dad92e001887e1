import {expect, test} from 'vitest';
import {booksToRead} from '../../../tests/fixtures/site/src/data/booksToRead';
import {mediaOnStage} from '../../../tests/fixtures/site/src/data/mediaOnStage';
import {books, media, partTexts} from './partTexts';

test('a shelf shows its topic’s books: title, credit and note, a line each', () => {
  const [book] = booksToRead;
  const texts = books(booksToRead)({topic: book?.topic ?? ''});
  expect(texts).toHaveLength(booksToRead.filter(({topic}) => topic === book?.topic).length);
  expect(texts[0]).toBe(`${book?.title}\n${book?.author} · ${book?.year}\n${book?.note}`);
});

test('a shelf without a topic shows the books of all', () => {
  expect(books(booksToRead)({})).toHaveLength(booksToRead.length);
});

test('examples that a fork replaces are left out', () => {
  const real = mediaOnStage.filter(({example}) => !example);
  expect(real.length).toBeLessThan(mediaOnStage.length);
  expect(media(mediaOnStage)({show: 'public'})).toHaveLength(real.length);
  expect(media(mediaOnStage)({show: 'examples'})).toEqual([]);
});

test('a part that is no shelf shows nothing', () => {
  expect(partTexts('VestingCalculator', {})).toEqual([]);
});
