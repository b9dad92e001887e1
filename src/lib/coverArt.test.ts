import {expect, test} from 'vitest';
import {coverArt} from './coverArt';

const seeds = Array.from({length: 60}, (_, index) => `book-${index}`);

test('the same seed draws the same picture, and different seeds different ones', () => {
  expect(coverArt('book-1')).toEqual(coverArt('book-1'));
  const pictures = new Set(seeds.map((seed) => JSON.stringify(coverArt(seed))));
  expect(pictures.size).toBe(seeds.length);
});

test('pictures have lit and unlit shapes, and stay within the cover', () => {
  const shapes = seeds.flatMap((seed) => coverArt(seed));
  expect(shapes.some(({lit}) => lit)).toBe(true);
  expect(shapes.some(({lit}) => !lit)).toBe(true);
  for (const shape of shapes) {
    const xs =
      shape.kind === 'line'
        ? shape.points.split(' ').map((point) => Number(point.split(',')[0]))
        : [shape.x, shape.x + (shape.kind === 'bar' ? shape.width : 0)];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(120);
  }
});
