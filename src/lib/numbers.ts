const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a number format that writes the minus sign as `−`. Formats are cached, because creating one
 * takes many times as long as using it.
 */
export function numberFormat(
  options: Intl.NumberFormatOptions,
  locale: string,
): {readonly format: (value: number) => string} {
  const key = locale + JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, {...options, signDisplay: 'negative'});
  formats.set(key, format);
  return {format: (value) => format.format(value).replace('-', '−')};
}

/** Formats a number as "1,234.5" with at most `digits` decimals. */
export function formatNumber(value: number, digits = 0, locale = 'en'): string {
  return numberFormat({maximumFractionDigits: digits}, locale).format(value);
}

/** Returns "1 post" or "1,000 posts", in English. */
export function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
