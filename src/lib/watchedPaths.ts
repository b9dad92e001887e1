/** Characters with a meaning in globs, including the comma between alternatives. */
const OPERATORS = /[!()*+,?@[\]{|}]+/g;

/**
 * Returns globs for `getPathsToWatch` that also match in a folder named `My site (1) [draft]`.
 *
 * Docusaurus' watcher prepends the site's folder to each glob and treats the result as one glob, so
 * it finds no files if the folder's name has characters with a meaning in globs. The watcher does not
 * support escapes, so `*` replaces these characters. As a consequence, sibling folders that match the
 * `*` are watched, too.
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
