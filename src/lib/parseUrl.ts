/** An address in its parts; undefined for what is none. The oldest browsers have no `URL.canParse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
