import sharp from 'sharp';
import {expect, test} from 'vitest';
import {folderWith} from '../../../../tests/support/folders';
import {makeVariant, planPicture} from './pictureVariants';

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
  ['12,000 pixels wide', draw(12_000, 30).png(), [12_000, 30], [480, 800, 1360, 2400]],
  ['turned by a camera', draw(30, 20).withMetadata({orientation: 6}).jpeg(), [20, 30], [20]],
  ['an AVIF', draw(30, 20).avif(), [30, 20], [30]],
  ['too tall for WebP', draw(10, 16_400).png(), [10, 16_400], []],
])('finds the size of a picture and plans its variants: %s', async (_, picture, size, widths) => {
  expect(await widthsOf(await picture.toBuffer())).toEqual({size, widths});
});

test('a variant of a CMYK picture keeps its colors', async () => {
  const picture = await draw(20, 20, '#00a0e0').toColourspace('cmyk').jpeg().toBuffer();
  const data = await makeVariant(picture, {format: 'webp', width: 20}, folderWith({}));
  const pixels = await sharp(data).raw().toBuffer();
  const differences = [0x00, 0xa0, 0xe0].map((value, at) => Math.abs((pixels[at] ?? NaN) - value));
  expect(Math.max(...differences)).toBeLessThan(24);
});
