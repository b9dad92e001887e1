/** The last part of a permalink; it names a post in the page's address. */
export function postSlug(permalink: string): string {
  return permalink.slice(permalink.lastIndexOf('/') + 1);
}
