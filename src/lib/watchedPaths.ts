/** Characters that a glob reads as operators, and the comma, which separates alternatives. */
const OPERATORS = /[!()*+,?@[\]{|}]+/g;

/**
 * Returns globs for `getPathsToWatch` that also match in a folder named `My site (1) [draft]`.
 *
 * Docusaurus' watcher puts the site's folder in front of each glob and reads the result as one glob,
 * so that it finds no file below a folder with such characters in its name. Escapes do not survive
 * the watcher; `*` does, at the price of also watching a neighbor whose name differs only there.
 *
 * @param globs relative to the site's folder, or absolute below it
 */
export function watchedPaths(siteDir: string, globs: readonly string[]): string[] {
  const folder = siteDir.replaceAll('\\', '/').replace(OPERATORS, '*');
  return globs.map((glob) => {
    const below = glob.startsWith(siteDir) ? glob.slice(siteDir.length + 1) : glob;
    return `${folder}/${below.replaceAll('\\', '/')}`;
  });
}
