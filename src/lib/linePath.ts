import type {Extent} from './percentAlong';
import {percentAlong} from './percentAlong';

export type Point = readonly [x: number, y: number];

/** The `d` of an SVG path through the points, in a box of 100 by 100 with y growing upward. */
export function linePath(points: readonly Point[], x: Extent, y: Extent): string {
  return points
    .filter((point) => point.every(Number.isFinite))
    .map(([px, py], index) => {
      const across = percentAlong(px, x);
      const down = Math.round((100 - percentAlong(py, y)) * 100) / 100;
      return `${index === 0 ? 'M' : 'L'}${across} ${down}`;
    })
    .join('');
}
