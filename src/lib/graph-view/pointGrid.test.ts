import fc from 'fast-check';
import {expect, test} from 'vitest';
import {pointGrid} from './pointGrid';

const coordinate = fc.integer({min: -200, max: 200});
const point = fc.record({x: coordinate, y: coordinate});

test('the grid finds what looking at every point finds', () => {
  fc.assert(
    fc.property(
      fc.array(point, {maxLength: 40}),
      point,
      fc.integer({min: 0, max: 120}),
      fc.integer({min: 1, max: 90}),
      (points, {x, y}, reach, cell) => {
        const distances = points.map((each) => Math.hypot(each.x - x, each.y - y));
        const least = Math.min(Infinity, ...distances);
        const found = pointGrid(points, [...points.keys()], cell).nearest(x, y, reach);
        expect(found === undefined ? Infinity : distances[found]).toBe(
          least <= reach ? least : Infinity,
        );
      },
    ),
  );
});
