/** The parts of a link's, and of the page's, address. */
interface Address {
  readonly origin: string;
  readonly pathname: string;
}

/**
 * Whether a link leads to another page of the same site, in the same window. An address that ends
 * as files do is none; `.md` ends the slug of a post.
 *
 * @param base path of the site, with both slashes
 */
export function isInnerLink(
  link: Address & {readonly target: string},
  page: Address,
  base: string,
): boolean {
  return (
    link.origin === page.origin &&
    link.pathname.startsWith(base) &&
    link.pathname !== page.pathname &&
    (link.target === '' || link.target === '_self') &&
    !/\.(?!md$)\w+$/.test(link.pathname)
  );
}
