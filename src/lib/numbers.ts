/** Formats a number as "1,234.5" with at most `digits` decimals, whatever the locale. */
export function formatNumber(value: number, digits = 0): string {
  const format = new Intl.NumberFormat('en-US', {
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return format.format(value).replace('-', '−');
}

/** Formats a whole number as "1,000". */
export function formatCount(count: number): string {
  // Not by `Intl`: its first use takes ten milliseconds, as the browser loads its locales.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Returns "1 post" or "1,000 posts". */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns "no posts", "1 post" or "1,000 posts". */
export function countText(count: number, noun: string): string {
  return count === 0 ? `no ${noun}s` : countOf(count, noun);
}
