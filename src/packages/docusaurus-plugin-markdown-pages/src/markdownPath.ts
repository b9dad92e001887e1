/** Decodes an address; one that is not encoded well is returned as it is. */
function decodeAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Encodes a path: a slug may have spaces and letters of any script. */
export function encodePath(path: string): string {
  return encodeURI(decodeAddress(path));
}

/** Full address of a page. */
export function pageAddress(siteUrl: string, permalink: string): string {
  return siteUrl + encodePath(permalink);
}

/** A path in the form that two spellings of an address share. */
function plainPath(path: string): string {
  return decodeAddress(path).replace(/(?<=.)\/+$/, '');
}

/**
 * Path of a page's Markdown version: the page's own with `.md` behind it, and `index.md` for the
 * page at the site's root. A slug that ends in `.md` itself gets a second one.
 *
 * @param permalink with the base URL
 */
export function markdownPath(permalink: string, baseUrl: string): string {
  const bare = permalink.replace(/\/$/, '');
  return `${bare}/` === baseUrl ? `${baseUrl}index.md` : `${bare}.md`;
}

/**
 * Files of Markdown versions below the output folder, by permalink. A page whose file would be at
 * the address of something else, as that of `a` is where another page's slug is `a.md`, gets none.
 *
 * @param permalinks of the pages
 * @param routes paths of the site's pages, with the base URL
 * @param isStatic true for a path below the base URL at which the site serves a file of its own
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
      const file = decodeAddress(path.slice(baseUrl.length));
      return taken.has(plainPath(path)) || isStatic(file) ? [] : [[permalink, file]];
    }),
  );
}
