/** "1,234.50" with exactly `digits` decimals, for columns and for numbers that change in place. */
export function formatFixed(value: number, digits: number): string {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return format.format(value).replace('-', '−');
}

/** "$1,234" or "−$0.50": dollars with exactly `digits` decimals. */
export function formatMoney(value: number, digits = 0): string {
  const text = formatFixed(value, digits);
  return text.startsWith('−') ? `−$${text.slice(1)}` : `$${text}`;
}

/** "62.5%" from the share 0.625, with exactly `digits` decimals. */
export function formatPercent(share: number, digits = 1): string {
  return `${formatFixed(share * 100, digits)}%`;
}

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

/** "$12k" or "−$1.5M", for the axis of a chart. */
export function formatCompactMoney(value: number): string {
  return `${value < 0 ? '−' : ''}$${formatCompact(Math.abs(value))}`;
}

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** Whether decimals are refused. */
  readonly whole?: boolean;
}

/** The number a reader typed, if it is one within the limits; undefined otherwise, never NaN. */
export function parseNumber(text: string, {min, max, whole = false}: Limits): number | undefined {
  const trimmed = text.trim();
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) {
    return undefined;
  }
  const value = Number(trimmed);
  return value >= min && value <= max && (!whole || Number.isInteger(value)) ? value : undefined;
}
