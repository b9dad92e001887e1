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
