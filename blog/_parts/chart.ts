/** Smallest and largest value of an axis. */
export type Extent = readonly [min: number, max: number];

/** Position of a value in an extent, in percent; below 0 or above 100 if it is outside. */
export function percentAlong(value: number, [min, max]: Extent): number {
  return max === min ? 0 : Math.round(((value - min) / (max - min)) * 10_000) / 100;
}

export type Point = readonly [x: number, y: number];

/**
 * Returns the attribute `d` of an SVG path through the points, scaled to a box of 100 by 100 with y
 * pointing up.
 */
export function linePath(points: readonly Point[], x: Extent, y: Extent): string {
  return points
    .map(([px, py], index) => {
      const across = percentAlong(px, x);
      const down = Math.round((100 - percentAlong(py, y)) * 100) / 100;
      return `${index === 0 ? 'M' : 'L'}${across} ${down}`;
    })
    .join('');
}

/**
 * Returns the ticks of an axis: evenly spaced round numbers (1, 2, 2.5 or 5 times a power of ten apart)
 * that enclose the range from `min` to `max` in about four steps. An empty range is extended first.
 */
export function niceTicks(min: number, max: number): number[] {
  const span = max > min ? max - min : Math.abs(min) || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Here and below, small tolerances and `toPrecision` hide floating-point errors.
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  const step = factor * power;
  const first = Math.floor(min / step + 1e-9);
  const last = Math.ceil((min + span) / step - 1e-9);
  return Array.from({length: last - first + 1}, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
