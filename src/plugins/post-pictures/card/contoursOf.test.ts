import {expect, test} from 'vitest';
import {contoursOf} from './contoursOf';

test('points are scaled, moved and turned upside down; each move begins a contour', () => {
  const contours = contoursOf(
    [
      {type: 'M', x: 0, y: 0},
      {type: 'L', x: 100, y: 0},
      {type: 'L', x: 100, y: 200},
      {type: 'Z'},
      {type: 'M', x: 10, y: 10},
      {type: 'L', x: 20, y: 10},
      {type: 'Z'},
    ],
    0.1,
    0.5,
  );
  expect(contours).toEqual([
    [0.5, -0, 10.5, -0, 10.5, -20],
    [1.5, -1, 2.5, -1],
  ]);
});

test.each([
  [{type: 'Q', x1: 0, y1: 60, x: 60, y: 60} as const, [15, 45]],
  [{type: 'C', x1: 0, y1: 40, x2: 20, y2: 60, x: 60, y: 60} as const, [15, 45]],
])('a curve passes through its middle: %o', (curve, [x, y]) => {
  const [contour = []] = contoursOf([{type: 'M', x: 0, y: 0}, curve], 1, 0);
  const middle = contour.length / 2 - 1;
  expect(contour[middle]).toBeCloseTo(x as number);
  expect(-(contour[middle + 1] as number)).toBeCloseTo(y as number);
  expect(contour.slice(-2)).toEqual([60, -60]);
});
