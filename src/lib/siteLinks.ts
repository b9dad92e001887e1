/** Decodes an address; returns an address with invalid encoding unchanged. */
export function decodeAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Parses an address; returns undefined if it is invalid. Safari before 17 has no `URL.canParse`.
 *
 * @param page address of a page, against which a relative address is resolved
 */
export function parseAddress(address: string, page?: string): URL | undefined {
  try {
    return new URL(address, page);
  } catch {
    return undefined;
  }
}

/** Resolves an address against that of a page; returns undefined for an invalid address. */
export function fullAddress(address: string, page: string): string | undefined {
  return parseAddress(address, page)?.href;
}

/** True for an address that begins with a scheme or a host, as addresses of other sites do. */
export function hasHost(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/** Normalizes a path: decodes it and removes the trailing slash. */
export function plainPath(path: string): string {
  return decodeAddress(path).replace(/(?<=.)\/+$/, '');
}

/**
 * Resolves a link that starts with the base path. On a site served from `/blog/`, Docusaurus assumes
 * that `/blog/x` already includes the base path, although most authors mean the post `x`, which is at
 * `/blog/blog/x`. Returns that address if it exists. All other links stay unchanged.
 *
 * @param url link as written, such as `/blog/x#heading`
 * @param baseUrl base path with a slash at both ends
 * @param exists returns true for the path (see `plainPath`) of a page or file of the site
 */
export function resolveLink(
  url: string,
  baseUrl: string,
  exists: (path: string) => boolean,
): string {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const longPath = baseUrl + path.slice(1);
  return `${path}/`.startsWith(baseUrl) && exists(plainPath(longPath)) ? longPath + suffix : url;
}
