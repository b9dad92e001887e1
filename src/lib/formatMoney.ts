import {formatFixed} from './formatFixed';

/** "$1,234" or "−$0.50": dollars with exactly `digits` decimals. */
export function formatMoney(value: number, digits = 0): string {
  const text = formatFixed(value, digits);
  return text.startsWith('−') ? `−$${text.slice(1)}` : `$${text}`;
}
