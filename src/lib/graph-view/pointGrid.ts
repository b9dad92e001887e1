import type {Point} from './types';

/** Finds the point nearest to a place, no farther than `reach`, among few instead of all. */
export interface PointGrid {
  readonly nearest: (x: number, y: number, reach: number) => number | undefined;
}

/** A grid over some of the points; `cell` is the side of a square, in the points' units. */
export function pointGrid(
  points: readonly Point[],
  places: readonly number[],
  cell: number,
): PointGrid {
  const cells = new Map<string, number[]>();
  const at = (value: number) => Math.floor(value / cell);
  for (const place of places) {
    const {x, y} = points[place] ?? {x: NaN, y: NaN};
    const key = `${at(x)} ${at(y)}`;
    const list = cells.get(key);
    if (list) {
      list.push(place);
    } else {
      cells.set(key, [place]);
    }
  }
  return {
    nearest(x, y, reach) {
      let best: number | undefined;
      let least = reach;
      for (let column = at(x - reach); column <= at(x + reach); column += 1) {
        for (let row = at(y - reach); row <= at(y + reach); row += 1) {
          for (const place of cells.get(`${column} ${row}`) ?? []) {
            const point = points[place] ?? {x: NaN, y: NaN};
            const distance = Math.hypot(point.x - x, point.y - y);
            if (distance <= least) {
              [best, least] = [place, distance];
            }
          }
        }
      }
      return best;
    },
  };
}
