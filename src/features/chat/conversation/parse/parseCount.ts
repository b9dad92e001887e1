/** A whole number from 0 to 9999, or undefined. */
export function parseCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000
    ? value
    : undefined;
}
