/** "1,234.5" with at most `digits` decimals, in American English wherever it runs. */
export function formatNumber(value: number, digits = 0): string {
  const format = new Intl.NumberFormat('en-US', {
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return format.format(value).replace('-', '−');
}

/** "1,000" from a whole number. */
export function formatCount(count: number): string {
  // Not by `Intl`: the browser's first look at its locales takes ten milliseconds.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** "1 post" or "1,000 posts". */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "no posts", "1 post" or "1,000 posts". */
export function countText(count: number, noun: string): string {
  return count === 0 ? `no ${noun}s` : countOf(count, noun);
}
