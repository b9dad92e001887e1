type Point = readonly [x: number, y: number];

/** Places are written to a tenth. */
function tenths([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)];
}

/** Numbers, given in tenths, in as few characters as a path needs: `20-1.5.5`. */
function short(numbers: readonly number[]): string {
  let [text, last] = ['', ''];
  for (const number of numbers) {
    const next = String(number / 10).replace(/^(-?)0\./, '$1.');
    const isApart =
      text === '' || next.startsWith('-') || (next.startsWith('.') && last.includes('.'));
    text += isApart ? next : ` ${next}`;
    last = next;
  }
  return text;
}

/**
 * Writes the `d` of a path in relative commands. Steps lead from rounded place to rounded place, so
 * that rounding does not add up.
 */
export function createPathData() {
  let data = '';
  let [x, y] = [0, 0];
  const step = (point: Point): Point => {
    const [nextX, nextY] = tenths(point);
    const moved = [nextX - x, nextY - y] as const;
    [x, y] = [nextX, nextY];
    return moved;
  };
  return {
    /** A line through points. */
    line([start, ...others]: readonly Point[]): void {
      data += start ? `m${short(step(start))}` : '';
      data += others.length > 0 ? `l${short(others.flatMap(step))}` : '';
    },
    rect(left: number, top: number, width: number, height: number): void {
      const [across, down] = tenths([width, height]);
      data += `m${short(step([left, top]))}h${short([across])}v${short([down])}h${short([-across])}z`;
    },
    /** A line of no length, which round ends make a disk of. */
    dot(center: Point): void {
      data += `m${short(step(center))}h0`;
    },
    toString: () => data,
  };
}
