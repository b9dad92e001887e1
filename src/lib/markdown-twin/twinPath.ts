/**
 * Where the Markdown of a page is: at its address with `.md` behind it, and `index.md` for the page
 * at the site's root. A slug that ends in `.md` itself gets a second one.
 *
 * @param permalink with the base URL
 */
export function twinPath(permalink: string, baseUrl: string): string {
  const bare = permalink.replace(/\/$/, '');
  return `${bare}/` === baseUrl ? `${baseUrl}index.md` : `${bare}.md`;
}

/**
 * The files of the twins below the output folder, by permalink.
 *
 * @param permalinks of the pages that get a twin
 * @param taken paths of everything that the site serves, with the base URL
 * @throws Error that names both where a twin would stand at the address of something else, as the
 *   one of `a` would where another page's slug is `a.md`
 */
export function twinFiles(
  permalinks: readonly string[],
  taken: Iterable<string>,
  baseUrl: string,
): Map<string, string> {
  const paths = new Set(taken);
  return new Map(
    permalinks.map((permalink) => {
      const twin = twinPath(permalink, baseUrl);
      if (paths.has(twin)) {
        throw new Error(
          `The Markdown twin of ${permalink} would be ${twin}, which is a page of its own. Give one of the two another slug.`,
        );
      }
      return [permalink, twin.slice(baseUrl.length)];
    }),
  );
}
