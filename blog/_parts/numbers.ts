/** Formats "1,234.50" with exactly `digits` decimals, for columns and numbers that change. */
export function formatFixed(value: number, digits: number): string {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return format.format(value).replace('-', '−');
}

/** Formats dollars as "$1,234" or "−$0.50", with exactly `digits` decimals. */
export function formatMoney(value: number, digits = 0): string {
  const text = formatFixed(value, digits);
  return text.startsWith('−') ? `−$${text.slice(1)}` : `$${text}`;
}

/** Formats the share 0.625 as "62.5%", with exactly `digits` decimals. */
export function formatPercent(share: number, digits = 1): string {
  return `${formatFixed(share * 100, digits)}%`;
}

const UNITS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** Formats a number as "12k" or "−1.5M", for the axis of a chart. */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  const [unit, letter] = UNITS.find(([least]) => size >= least) ?? [1, ''];
  const digits = unit === 1 && size < 10 ? 2 : 1;
  const text = String(Number((size / unit).toFixed(digits)));
  return `${value < 0 && text !== '0' ? '−' : ''}${text}${letter}`;
}

/** Formats dollars as "$12k" or "−$1.5M", for the axis of a chart. */
export function formatCompactMoney(value: number): string {
  return `${value < 0 ? '−' : ''}$${formatCompact(Math.abs(value))}`;
}

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** True to reject decimals. */
  readonly whole?: boolean;
}

/** Parses a number entered by the reader; undefined, never NaN, if invalid or out of range. */
export function parseNumber(text: string, {min, max, whole = false}: Limits): number | undefined {
  const trimmed = text.trim();
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) {
    return undefined;
  }
  const value = Number(trimmed);
  return value >= min && value <= max && (!whole || Number.isInteger(value)) ? value : undefined;
}
