/** The smallest and the largest value of an axis. */
export type Extent = readonly [min: number, max: number];

/** Where a value lies in an extent, in percent; may lie outside of 0 to 100. */
export function percentAlong(value: number, [min, max]: Extent): number {
  return max === min ? 0 : Math.round(((value - min) / (max - min)) * 10_000) / 100;
}

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

/**
 * Evenly spaced round numbers (1, 2, 2.5 or 5 times a power of ten apart) that enclose the range,
 * in about `count` steps. A range without extent gets one.
 */
export function niceTicks(min: number, max: number, count = 4): number[] {
  const extent = max > min ? max - min : Math.abs(min) || 1;
  const rough = extent / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  const step = factor * power;
  const first = Math.floor(min / step + 1e-9);
  const last = Math.ceil((min + extent) / step - 1e-9);
  return Array.from({length: last - first + 1}, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
