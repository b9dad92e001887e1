import {expect, test} from 'vitest';
import {createPaint} from './canvas';
import {FULL} from './coverage';

const [GROUND, RED, HALF_RED, GRAY] = [0, 1, 2, 3];
const paint = createPaint([
  [0, 0, 0],
  [200, 0, 0],
  [100, 0, 0],
  [110, 20, 20],
]);

function painted(left: number, top: number, color = RED, x = 0, y = 0) {
  const canvas = {width: 3, height: 2, pixels: new Uint8Array(6)};
  const [half, below] = [Math.round(FULL / 2), top + 1];
  const runs = [
    [top, left, left + 1, FULL],
    [top, left + 1, left + 2, half],
    [below, left + 1, left + 2, FULL],
  ];
  paint(canvas, runs.flat(), color, x, y);
  return [...canvas.pixels];
}

test('edges take the colors between the two that meet, and no nearer one of others', () => {
  expect(painted(0, 0)).toEqual([RED, HALF_RED, GROUND, GROUND, RED, GROUND]);
  expect(painted(0, 0, GRAY).filter((place) => place === HALF_RED)).toEqual([]);
});

test('a shape is moved by whole pixels, and cut where the canvas ends', () => {
  expect(painted(0, 0, RED, 1)).toEqual([GROUND, RED, HALF_RED, GROUND, GROUND, RED]);
  expect(painted(2, 1)).toEqual([GROUND, GROUND, GROUND, GROUND, GROUND, RED]);
  expect(painted(-1, 0, RED, 0, -1)).toEqual([RED, GROUND, GROUND, GROUND, GROUND, GROUND]);
});
