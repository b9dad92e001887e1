import {locale} from '@site/src/components/formats';
import {numberFormat} from '@site/src/lib/numbers';

/** Formats a number as "1,234.50", with exactly `digits` decimals, so that its width stays the same. */
export function formatFixed(value: number, digits: number): string {
  const options = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  return numberFormat(options, locale).format(value);
}

const DOLLARS = {style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol'} as const;

/** Formats dollars as "$1,234" or "−$0.50", with exactly `digits` decimals. */
export function formatMoney(value: number, digits = 0): string {
  const options = {...DOLLARS, minimumFractionDigits: digits, maximumFractionDigits: digits};
  return numberFormat(options, locale).format(value);
}

/** Formats the share 0.625 as "62.5%", with exactly `digits` decimals. */
export function formatPercent(share: number, digits = 1): string {
  const options = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  return numberFormat({...options, style: 'percent'}, locale).format(share);
}

/** Formats 12.5 as "12.5%", with at most `digits` decimals. Takes a percentage, not a share. */
export function formatPercentage(value: number, digits = 1): string {
  const options = {style: 'percent', maximumFractionDigits: digits} as const;
  return numberFormat(options, locale).format(value / 100);
}

const COMPACT = {notation: 'compact', maximumSignificantDigits: 3} as const;

/** Formats a number as "12K" or "−1.5M", for the axis of a chart. */
export function formatCompact(value: number): string {
  return numberFormat(COMPACT, locale).format(value);
}

/** Formats dollars as "$12K" or "−$1.5M", for the axis of a chart. */
export function formatCompactMoney(value: number): string {
  return numberFormat({...COMPACT, ...DOLLARS}, locale).format(value);
}

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** True to reject decimals. */
  readonly whole?: boolean;
}

/** Parses a number that a reader entered; undefined if it is invalid or out of range. */
export function parseNumber(text: string, {min, max, whole = false}: Limits): number | undefined {
  const trimmed = text.trim();
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) {
    return undefined;
  }
  const value = Number(trimmed);
  return value >= min && value <= max && (!whole || Number.isInteger(value)) ? value : undefined;
}
