/**
 * Where the Markdown of a page is: at its address with `.md` behind it, and `index.md` for the page
 * at the site's root. A slug that ends in `.md` itself gets a second one.
 *
 * @param permalink with the base URL
 */
export function markdownPath(permalink: string, baseUrl: string): string {
  const bare = permalink.replace(/\/$/, '');
  return `${bare}/` === baseUrl ? `${baseUrl}index.md` : `${bare}.md`;
}

/**
 * Files of Markdown versions below the output folder, by permalink. A page whose file would be at the
 * address of something else, as that of `a` is where another page's slug is `a.md`, gets none.
 *
 * @param permalinks of the pages
 * @param taken paths of everything that the site serves, with the base URL
 */
export function markdownFiles(
  permalinks: readonly string[],
  taken: Iterable<string>,
  baseUrl: string,
): Map<string, string> {
  const paths = new Set(taken);
  return new Map(
    permalinks.flatMap((permalink): [string, string][] => {
      const path = markdownPath(permalink, baseUrl);
      return paths.has(path) ? [] : [[permalink, path.slice(baseUrl.length)]];
    }),
  );
}
