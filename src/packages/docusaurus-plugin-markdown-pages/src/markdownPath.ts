/** Percent-encodes a path. A path that is already encoded stays unchanged. */
export function encodePath(path: string): string {
  return encodeURI(decodeURI(path));
}

export function pageAddress(siteUrl: string, permalink: string): string {
  return siteUrl + encodePath(permalink);
}

/** Normalizes a path: `/a%20b/` and `/a b` become equal. */
export function plainPath(path: string): string {
  return decodeURI(path).replace(/(?<=.)\/+$/, '');
}

/**
 * Returns the path of a page's Markdown version: the page's own path with `.md` at its end, and
 * `index.md` for the page at the site's root. A slug that ends in `.md` itself gets a second `.md`.
 *
 * @param permalink address of the page, with the base URL
 */
export function markdownPath(permalink: string, baseUrl: string): string {
  const bare = permalink.replace(/\/$/, '');
  return `${bare}/` === baseUrl ? `${baseUrl}index.md` : `${bare}.md`;
}

/**
 * Returns the paths of Markdown versions in the output folder, by permalink. A page gets none if the
 * path is taken by a static file, another page or another page's Markdown version. For example,
 * `/a` gets none beside a page `/a.md`, and `/index` none beside the page at the root.
 *
 * @param permalinks addresses of the pages, with the base URL
 * @param routes paths of all pages of the site, with the base URL
 * @param isStatic returns true if there is a static file at a path below the base URL
 */
export function markdownFiles(
  permalinks: readonly string[],
  routes: Iterable<string>,
  baseUrl: string,
  isStatic: (file: string) => boolean = () => false,
): Map<string, string> {
  const taken = new Set([...routes].map(plainPath));
  return new Map(
    permalinks.flatMap((permalink): [string, string][] => {
      const path = markdownPath(permalink, baseUrl);
      const file = decodeURI(path.slice(baseUrl.length));
      if (taken.has(plainPath(path)) || isStatic(file)) {
        return [];
      }
      taken.add(plainPath(path));
      return [[permalink, file]];
    }),
  );
}
