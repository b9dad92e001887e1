import sharp from 'sharp';
import {expect, test} from 'vitest';
import {lettersOf, systemLetters} from './systemLetters';

test('combining marks stay with their letter', () => {
  expect(lettersOf('ค้ e\u0301')).toEqual(['ค้', ' ', 'é']);
});

test('letters that no font has, and spaces, are not found', async () => {
  expect([...(await systemLetters('\u0378 \u{50001}')).keys()]).toEqual([]);
});

test('the width of a letter is its width in a rendered text', async () => {
  const found = await systemLetters('W<&');
  // Without installed fonts, no letter is found, and nothing is checked.
  for (const [letter, width] of found) {
    const text = letter.repeat(20).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const {info} = await sharp({text: {text, font: 'sans-serif bold 50', dpi: 72}})
      .raw()
      .toBuffer({resolveWithObject: true});
    expect(info.width / 50 / 20).toBeCloseTo(width, 1);
  }
});
