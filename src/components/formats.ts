import i18n from '@generated/i18n';
import * as dates from '../lib/dates';
import * as numbers from '../lib/numbers';

/** Language of the site, such as `en`. */
export const locale = i18n.currentLocale;

/** Formats an ISO date as "14 March 2024", "March 2024" or "2024", depending on its precision. */
export function formatDate(date: string): string {
  return dates.formatDate(date, locale);
}

/** Formats a number as "1,234.5" with at most `digits` decimals. */
export function formatNumber(value: number, digits = 0): string {
  return numbers.formatNumber(value, digits, locale);
}

/** Formats the share 0.62 as "62%". */
export function formatPercent(share: number): string {
  return numbers.numberFormat({style: 'percent'}, locale).format(share);
}
