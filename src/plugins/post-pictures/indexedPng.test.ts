import sharp from 'sharp';
import {expect, test} from 'vitest';
import type {Rgb} from './indexedPng';
import {indexedPng} from './indexedPng';

const BLACK: Rgb = [0, 0, 0];
const AMBER: Rgb = [255, 180, 84];
const WHITE: Rgb = [255, 255, 255];

function image(width: number, colors: readonly Rgb[]) {
  const pixels = Uint8Array.from(colors.flatMap((color) => [...color, 255]));
  return {width, height: colors.length / width, pixels};
}

async function decode(png: Buffer) {
  const {data, info} = await sharp(png).removeAlpha().raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, bytes: [...data]};
}

test('colors of the palette come back as they were, in rows of odd width too', async () => {
  const colors = [BLACK, AMBER, WHITE, WHITE, BLACK, AMBER];
  const png = await indexedPng([BLACK, AMBER, WHITE])(image(3, colors));
  expect(await decode(png)).toEqual({width: 3, height: 2, bytes: colors.flat()});
});

test('any other color becomes the nearest of the palette', async () => {
  const png = await indexedPng([BLACK, AMBER, WHITE])(
    image(2, [
      [30, 10, 20],
      [240, 170, 100],
    ]),
  );
  expect((await decode(png)).bytes).toEqual([...BLACK, ...AMBER]);
});

test('more colors than half a byte names, or none, are refused', () => {
  expect(() => indexedPng(Array.from({length: 17}, () => WHITE))).toThrow(RangeError);
  expect(() => indexedPng([])).toThrow('1 to 16 colors, not 0');
});
