import sharp from 'sharp';
import {expect, test} from 'vitest';
import {coverFile, plotCoverFile} from './coverFile';
import {COVER_HEIGHT, COVER_WIDTH} from './coverShapes';

const QUIET = [0x27, 0x32, 0x3d];
const LIT = [0xff, 0xb4, 0x54];

/** Renders a cover with default colors: the image library does not support custom properties. */
async function pixelsOf(cover: string) {
  const plain = cover.replaceAll(/var\([^,]+,([^)]+)\)/g, '$1');
  const {data, info} = await sharp(Buffer.from(plain))
    .flatten({background: '#000'})
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([COVER_WIDTH, COVER_HEIGHT]);
  return (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
}

test('a calendar has lit and quiet squares in the right positions, with gaps', async () => {
  const at = await pixelsOf(coverFile('a-post', ['running']));
  for (let column = 0; column < 48; column += 1) {
    for (let row = 0; row < 7; row += 1) {
      const [x, y] = [Math.round(13 + column * 24.5 + 9), 14 + row * 25 + 9];
      expect([QUIET, LIT]).toContainEqual(at(x, y));
      expect(at(x, y + 12)).toEqual([0, 0, 0]);
    }
  }
});

test('a plot fills its whole cover and has the colors of covers', async () => {
  const shapes = '<rect x="5" y="5" width="5" height="5" fill="var(--plot-1)"/>';
  const at = await pixelsOf(plotCoverFile({shapes, viewBox: '0 0 10 10'}));
  expect([at(300, 150), at(900, 50), at(1190, 190)]).toEqual([[0, 0, 0], [0, 0, 0], LIT]);
  expect(plotCoverFile({shapes: '<path stroke="var(--plot-4)"/>', viewBox: '0 0 1 1'})).toContain(
    'stroke="var(--cover-other,',
  );
});
