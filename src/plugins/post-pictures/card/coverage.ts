/** A closed line through points, as x and y in turns; units are pixels, y grows downward. */
export type Contour = readonly number[];

/** How much of each pixel a shape covers. */
export interface Coverage {
  /** Place of the first pixel. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Row by row, 0 to `FULL`. */
  readonly values: Uint8Array;
}

/** All of a pixel. */
export const FULL = 15;

/** Adds the area that lies right of a line within one row; `sums` begins at the row. */
function addRowPart(sums: Float32Array, at: number, x0: number, x1: number, height: number): void {
  const [from, to] = x0 < x1 ? [x0, x1] : [x1, x0];
  const first = Math.floor(from);
  const last = Math.ceil(to);
  if (last <= first + 1) {
    const middle = (from + to) / 2 - first;
    sums[at + first] = (sums[at + first] as number) + height * (1 - middle);
    sums[at + first + 1] = (sums[at + first + 1] as number) + height * middle;
    return;
  }
  let covered = 0;
  for (let x = first; x < last; x += 1) {
    const [start, end] = [Math.max(from, x) - from, Math.min(to, x + 1) - from];
    const within = (end ** 2 - start ** 2) / (2 * (to - from));
    const now = height * (within + Math.max(0, x + 1 - to));
    sums[at + x] = (sums[at + x] as number) + now - covered;
    covered = now;
  }
  sums[at + last] = (sums[at + last] as number) + height - covered;
}

function addLine(
  sums: Float32Array,
  stride: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): void {
  if (y0 === y1) {
    return;
  }
  const [sign, fromX, fromY, toX, toY] = y0 < y1 ? [1, x0, y0, x1, y1] : [-1, x1, y1, x0, y0];
  const slope = (toX - fromX) / (toY - fromY);
  for (let row = Math.floor(fromY); row < toY; row += 1) {
    const start = Math.max(fromY, row);
    const end = Math.min(toY, row + 1);
    const startX = fromX + (start - fromY) * slope;
    addRowPart(sums, row * stride, startX, startX + (end - start) * slope, sign * (end - start));
  }
}

let space = new Float32Array();

/** So many zeros, in the place of the last ones: a card has hundreds of shapes. */
function emptySums(count: number): Float32Array {
  if (space.length < count) {
    space = new Float32Array(count);
  }
  return space.fill(0, 0, count);
}

function boundsOf(contours: readonly Contour[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let at = 0; at < contour.length; at += 2) {
      const [x, y] = [contour[at] as number, contour[at + 1] as number];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return {left: Math.floor(left), top: Math.floor(top), right, bottom};
}

/**
 * How much of each pixel lies inside contours. Each edge adds, with the sign of its direction, the
 * area right of it to the pixels it crosses; the running sum of a row is its coverage. Contours of
 * opposite direction are holes.
 */
export function coverageOf(contours: readonly Contour[]): Coverage {
  const {left, top, right, bottom} = boundsOf(contours);
  if (!(right > left && bottom > top)) {
    return {left: 0, top: 0, width: 0, height: 0, values: new Uint8Array()};
  }
  const width = Math.ceil(right) - left;
  const height = Math.ceil(bottom) - top;
  // An edge at the very right adds to the pixel behind it.
  const stride = width + 2;
  const sums = emptySums(stride * height);
  for (const contour of contours) {
    let [x, y] = [(contour.at(-2) as number) - left, (contour.at(-1) as number) - top];
    for (let at = 0; at < contour.length; at += 2) {
      const [nextX, nextY] = [(contour[at] as number) - left, (contour[at + 1] as number) - top];
      addLine(sums, stride, [x, y, nextX, nextY]);
      [x, y] = [nextX, nextY];
    }
  }
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let [sum, value] = [0, 0];
    for (let x = 0, at = row * stride, to = row * width; x < width; x += 1, at += 1, to += 1) {
      const change = sums[at] as number;
      if (change !== 0) {
        sum += change;
        value = Math.min(FULL, Math.round(Math.abs(sum) * FULL));
      }
      values[to] = value;
    }
  }
  return {left, top, width, height, values};
}
