import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {assert, expect, test} from 'vitest';
import {makeVariant, planPicture} from './pictureVariants';

const cache = mkdtempSync(path.join(tmpdir(), 'variants-'));

function draw(width: number, height: number, background = '#336699') {
  return sharp({create: {width, height, channels: 3, background}});
}

async function widthsOf(data: Buffer) {
  const {size, variants} = await planPicture(data);
  const widths = (format: string) =>
    variants.filter((variant) => variant.format === format).map(({width}) => width);
  expect(widths('avif')).toEqual(widths('webp'));
  return {size: [size?.width, size?.height], widths: widths('webp')};
}

test.each([
  ['wide', draw(1600, 900).png(), [1600, 900], [480, 800, 1360, 1600]],
  ['one pixel', draw(1, 1).png(), [1, 1], [1]],
  ['12,000 pixels wide', draw(12_000, 30).png(), [12_000, 30], [480, 800, 1360, 2400]],
  ['turned by a camera', draw(30, 20).withMetadata({orientation: 6}).jpeg(), [20, 30], [20]],
  ['a progressive JPEG', draw(30, 20).jpeg({progressive: true}), [30, 20], [30]],
  ['a GIF of one frame', draw(30, 20).gif(), [30, 20], [30]],
  ['a TIFF', draw(30, 20).tiff(), [30, 20], [30]],
  ['an AVIF', draw(30, 20).avif(), [30, 20], [30]],
  ['too tall for WebP', draw(10, 16_400).png(), [10, 16_400], []],
])(
  'finds the size of a picture and the widths of its variants: %s',
  async (_, picture, size, widths) => {
    expect(await widthsOf(await picture.toBuffer())).toEqual({size, widths});
  },
);

test.each(['avif', 'webp'] as const)(
  'a variant in %s is upright, and the same each time',
  async (format) => {
    const data = await draw(60, 40).withMetadata({orientation: 6}).jpeg().toBuffer();
    const variant = await makeVariant(data, {format, width: 20}, cache);
    expect(await makeVariant(data, {format, width: 20}, cache)).toEqual(variant);
    expect(await sharp(variant).metadata()).toMatchObject({width: 20, height: 30});
  },
);

test.each([
  ['CMYK', draw(20, 20, '#00a0e0').toColourspace('cmyk').jpeg(), [0x00, 0xa0, 0xe0]],
  ['16 bits', draw(20, 20, '#336699').toColourspace('rgb16').png(), [0x33, 0x66, 0x99]],
])('a variant has the colors of a picture in %s', async (_, picture, color) => {
  const data = await makeVariant(await picture.toBuffer(), {format: 'webp', width: 20}, cache);
  const pixels = await sharp(data).raw().toBuffer();
  assert(pixels.length >= 3);
  for (const [channel, value] of color.entries()) {
    expect(Math.abs((pixels[channel] ?? 0) - value)).toBeLessThan(24);
  }
});

test('transparency is kept', async () => {
  const background = {r: 200, g: 0, b: 0, alpha: 0.25};
  const create = {width: 8, height: 8, channels: 4, background} as const;
  const data = await makeVariant(
    await sharp({create}).png().toBuffer(),
    {format: 'avif', width: 8},
    cache,
  );
  expect((await sharp(data).raw().toBuffer())[3]).toBeCloseTo(64, -1);
});
