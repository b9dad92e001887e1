/** "1,234.5" with at most `digits` decimals, in American English wherever it runs. */
export function formatNumber(value: number, digits = 0): string {
  const format = new Intl.NumberFormat('en-US', {
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return format.format(value).replace('-', '−');
}
