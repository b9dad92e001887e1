/** "1,234.50" with exactly `digits` decimals, for columns and for numbers that change in place. */
export function formatFixed(value: number, digits: number): string {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return format.format(value).replace('-', '−');
}
