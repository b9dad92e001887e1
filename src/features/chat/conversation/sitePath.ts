/**
 * A path of this site, or undefined for whatever else a string may hold: other hosts (`//host`,
 * `/\host`), other protocols, control characters.
 */
export function sitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value)) {
    return undefined;
  }
  return value;
}
