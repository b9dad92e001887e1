/** A closed line through points, as x and y in turns; units are pixels, y grows downward. */
export type Contour = readonly number[];

/**
 * Which pixels a shape covers, and how much: four numbers for each run of pixels in a row that it
 * covers alike. They are the row, the first pixel, the one behind the last, and 1 to `FULL`.
 */
export type Coverage = readonly number[];

/** All of a pixel. */
export const FULL = 15;

/** Bits of a word. */
const WORD = 32;

/** Where the coverage of rows changes, and by how much. All is zero when nobody uses it. */
interface Changes {
  sums: Float32Array;
  /** A bit for each sum: a shape's edges are few of its pixels. */
  marks: Int32Array;
}

const changes: Changes = {sums: new Float32Array(), marks: new Int32Array()};

/** Room for that many sums; it is used again, since a card has hundreds of shapes. */
function emptyChanges(count: number): Changes {
  if (changes.sums.length < count) {
    changes.sums = new Float32Array(count);
    changes.marks = new Int32Array(count / WORD);
  }
  return changes;
}

function change({sums, marks}: Changes, at: number, by: number): void {
  sums[at] = (sums[at] as number) + by;
  const word = Math.floor(at / WORD);
  marks[word] = (marks[word] as number) | (1 << (at % WORD));
}

/** Adds the area that lies right of a line within one row, which begins at `at`. */
function addRowPart(to: Changes, at: number, x0: number, x1: number, height: number): void {
  const [left, right] = x0 < x1 ? [x0, x1] : [x1, x0];
  const first = Math.floor(left);
  const last = Math.ceil(right);
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    change(to, at + first, height * (1 - middle));
    change(to, at + first + 1, height * middle);
    return;
  }
  let covered = 0;
  for (let x = first; x < last; x += 1) {
    const [start, end] = [Math.max(left, x) - left, Math.min(right, x + 1) - left];
    const within = (end ** 2 - start ** 2) / (2 * (right - left));
    const now = height * (within + Math.max(0, x + 1 - right));
    change(to, at + x, now - covered);
    covered = now;
  }
  change(to, at + last, height - covered);
}

function addLine(
  to: Changes,
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
    addRowPart(to, row * stride, startX, startX + (end - start) * slope, sign * (end - start));
  }
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

/** Takes the changes of one row out, and adds the runs of pixels that they make. */
function addRuns(
  runs: number[],
  {sums, marks}: Changes,
  {begin, stride, row, left}: {begin: number; stride: number; row: number; left: number},
): void {
  let [sum, value, from] = [0, 0, 0];
  for (let word = begin / WORD; word < (begin + stride) / WORD; word += 1) {
    for (let rest = marks[word] as number; rest !== 0; rest &= rest - 1) {
      const at = word * WORD + (WORD - 1 - Math.clz32(rest & -rest));
      sum += sums[at] as number;
      sums[at] = 0;
      const next = Math.min(FULL, Math.round(Math.abs(sum) * FULL));
      if (next !== value) {
        const x = left + at - begin;
        if (value > 0) {
          runs.push(row, from, x, value);
        }
        [value, from] = [next, x];
      }
    }
    marks[word] = 0;
  }
}

/**
 * How much of each pixel lies inside contours. Each edge adds, with the sign of its direction, the
 * area right of it to the pixels it crosses; the running sum of a row is its coverage. Contours of
 * opposite direction are holes.
 */
export function coverageOf(contours: readonly Contour[]): Coverage {
  const {left, top, right, bottom} = boundsOf(contours);
  if (!(right > left && bottom > top)) {
    return [];
  }
  const height = Math.ceil(bottom) - top;
  // An edge at the very right adds to the pixel behind it.
  const stride = WORD * Math.ceil((Math.ceil(right) - left + 2) / WORD);
  const edges = emptyChanges(stride * height);
  for (const contour of contours) {
    let [x, y] = [(contour.at(-2) as number) - left, (contour.at(-1) as number) - top];
    for (let at = 0; at < contour.length; at += 2) {
      const [nextX, nextY] = [(contour[at] as number) - left, (contour[at + 1] as number) - top];
      addLine(edges, stride, [x, y, nextX, nextY]);
      [x, y] = [nextX, nextY];
    }
  }
  const runs: number[] = [];
  for (let row = 0; row < height; row += 1) {
    addRuns(runs, edges, {begin: row * stride, stride, row: top + row, left});
  }
  return runs;
}
