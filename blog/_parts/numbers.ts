import {locale} from '@site/src/components/formats';
import {numberFormat} from '@site/src/lib/numbers';

function format(value: number, options: Intl.NumberFormatOptions): string {
  return numberFormat(options, locale).format(value);
}

/** Options for exactly `digits` decimals, so that the width of a number stays the same. */
function fixed(digits: number): Intl.NumberFormatOptions {
  return {minimumFractionDigits: digits, maximumFractionDigits: digits};
}

const DOLLARS = {style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol'} as const;
const COMPACT = {notation: 'compact', maximumSignificantDigits: 3} as const;

/** Formats dollars as "$1,234" or "−$0.50", with exactly `digits` decimals. */
export function formatMoney(value: number, digits = 0): string {
  return format(value, {...DOLLARS, ...fixed(digits)});
}

/** Formats the share 0.625 as "62.5%", with exactly `digits` decimals. */
export function formatShare(share: number, digits = 1): string {
  return format(share, {style: 'percent', ...fixed(digits)});
}

/** Formats 12.5 as "12.5%", with at most `digits` decimals. Takes a percentage, not a share. */
export function formatPercentage(value: number, digits = 1): string {
  return format(value / 100, {style: 'percent', maximumFractionDigits: digits});
}

/** Formats a number as "12K" or "−1.5M", for the axis of a chart. */
export function formatCompact(value: number): string {
  return format(value, COMPACT);
}

/** Formats dollars as "$12K" or "−$1.5M", for the axis of a chart. */
export function formatCompactMoney(value: number): string {
  return format(value, {...COMPACT, ...DOLLARS});
}

/** Parses a number that a reader entered; NaN if it is invalid, or `whole` is set and it has decimals. */
export function parseNumber(text: string, whole: boolean): number {
  const value = text.trim() === '' ? NaN : Number(text);
  return whole && !Number.isInteger(value) ? NaN : value;
}
