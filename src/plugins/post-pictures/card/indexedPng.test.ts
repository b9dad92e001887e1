import sharp from 'sharp';
import {expect, test} from 'vitest';
import type {Rgb} from './indexedPng';
import {indexedPng} from './indexedPng';

const BLACK: Rgb = [0, 0, 0];
const AMBER: Rgb = [255, 180, 84];
const WHITE: Rgb = [255, 255, 255];
const PALETTE = [BLACK, AMBER, WHITE];

async function decode(png: Buffer) {
  const {data, info} = await sharp(png).removeAlpha().raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, bytes: [...data]};
}

test.each([2, 3])('each pixel has its color, in rows of %i too', async (width) => {
  const places = [0, 1, 2, 2, 0, 1];
  const height = places.length / width;
  const png = indexedPng(PALETTE)({width, height, pixels: Uint8Array.from(places)});
  expect(await decode(png)).toEqual({
    width,
    height,
    bytes: places.flatMap((at) => PALETTE[at] ?? []),
  });
});

test('more colors than half a byte names, or none, are refused', () => {
  expect(() => indexedPng(Array.from({length: 17}, () => WHITE))).toThrow(RangeError);
  expect(() => indexedPng([])).toThrow('1 to 16 colors, not 0');
});
