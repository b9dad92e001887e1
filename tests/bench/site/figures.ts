/** What a table shows where nothing was, or could be, measured. */
export const NOTHING = '–';

/** A number with so many digits behind its point and commas between thousands; a dash for NaN. */
export function figure(value: number | undefined, digits = 0, unit = ''): string {
  return value === undefined || !Number.isFinite(value)
    ? NOTHING
    : `${value.toLocaleString('en-US', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })}${unit && ` ${unit}`}`;
}

/** Bytes as kB of 1,000 bytes. */
export function kilobytes(bytes: number | undefined): string {
  return figure(bytes === undefined ? undefined : bytes / 1000, 1, 'kB');
}

/** Bytes as MB of 1,000,000 bytes. */
export function megabytes(bytes: number | undefined): string {
  return figure(bytes === undefined ? undefined : bytes / 1e6, 0, 'MB');
}
