/** Parses an address; returns undefined if it is invalid. Safari before 17 has no `URL.canParse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
