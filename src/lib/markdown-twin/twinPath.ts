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
