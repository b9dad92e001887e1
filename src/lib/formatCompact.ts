const UNITS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** "12k" or "−1.5M", for the axis of a chart. */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  const [unit, letter] = UNITS.find(([least]) => size >= least) ?? [1, ''];
  const digits = unit === 1 && size < 10 ? 2 : 1;
  const text = String(Number((size / unit).toFixed(digits)));
  return `${value < 0 && text !== '0' ? '−' : ''}${text}${letter}`;
}
