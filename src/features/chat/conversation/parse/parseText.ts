/** A string of a limited length, or undefined. */
export function parseText(value: unknown, maxLength: number): string | undefined {
  return typeof value === 'string' && value.length <= maxLength ? value : undefined;
}
