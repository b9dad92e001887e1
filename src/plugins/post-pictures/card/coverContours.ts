import type {CoverShape} from '../../../lib/coverShapes';
import {CORNER} from '../../../lib/coverShapes';
import type {Contour} from './coverage';

type Point = readonly [x: number, y: number];

/** A corner between two lines is rounded by steps of at most so many radians. */
const LARGEST_TURN = 0.5;

function arc([x, y]: Point, radius: number, from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / LARGEST_TURN));
  return Array.from({length: count + 1}, (_, step) => {
    const angle = from + ((to - from) * step) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}

function circle(x: number, y: number, radius: number): Contour {
  const count = 16 + 2 * Math.ceil(radius);
  return Array.from({length: count}, (_, step) => {
    const angle = (2 * Math.PI * step) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}

/** The quarter of a circle around the origin that points right and down, as points. */
const QUARTER: readonly Point[] = Array.from({length: 5}, (_, step) => {
  const angle = (step * Math.PI) / 8;
  return [Math.cos(angle), Math.sin(angle)];
});

function roundedRect(x: number, y: number, width: number, height: number): Contour {
  const radius = Math.min(CORNER, width / 2, height / 2);
  const [left, right] = [x + radius, x + width - radius];
  const [top, bottom] = [y + radius, y + height - radius];
  const contour: number[] = [];
  // Each corner is the one before it, turned by a right angle.
  QUARTER.forEach(([along, down]) => contour.push(right + radius * along, bottom + radius * down));
  QUARTER.forEach(([along, down]) => contour.push(left - radius * down, bottom + radius * along));
  QUARTER.forEach(([along, down]) => contour.push(left - radius * along, top - radius * down));
  QUARTER.forEach(([along, down]) => contour.push(right + radius * down, top - radius * along));
  return contour;
}

/** One side of a line: beside each of its pieces, and around the corners that turn away from it. */
function sideOf(points: readonly Point[], half: number): number[] {
  const side: number[] = [];
  let before: number | undefined;
  for (let index = 1; index < points.length; index += 1) {
    const [start, end] = [points[index - 1] as Point, points[index] as Point];
    const normal = Math.atan2(end[1] - start[1], end[0] - start[0]) - Math.PI / 2;
    const turn =
      before === undefined ? 0 : Math.atan2(Math.sin(normal - before), Math.cos(normal - before));
    if (before !== undefined && turn > 0) {
      side.push(...arc(start, half, before, before + turn));
    } else {
      side.push(start[0] + half * Math.cos(normal), start[1] + half * Math.sin(normal));
    }
    side.push(end[0] + half * Math.cos(normal), end[1] + half * Math.sin(normal));
    before = normal;
  }
  return side;
}

/** The outline of a line of that width, with round corners and flat ends. */
function outline(points: readonly Point[], width: number): Contour {
  const moved = points.filter(([x, y], index) => {
    const last = points[index - 1];
    return !last || last[0] !== x || last[1] !== y;
  });
  return [...sideOf(moved, width / 2), ...sideOf(moved.toReversed(), width / 2)];
}

/** What a shape of a cover fills. */
export function coverContours(shape: CoverShape): Contour[] {
  switch (shape.kind) {
    case 'rects':
      return shape.rects.map((rect) => roundedRect(...rect));
    case 'dot':
      return [circle(shape.x, shape.y, shape.radius)];
    case 'line':
      return [outline(shape.points, shape.width)];
  }
}
