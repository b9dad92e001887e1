/** What a link in an author's text means on a site below a base path. */
export type LinkMeaning =
  | {readonly kind: 'clear'; readonly to: string}
  /** Both readings lead somewhere: with the base path already in it, and without. */
  | {readonly kind: 'ambiguous'; readonly based: string; readonly below: string};

/** Decodes an address; one that is not encoded well is returned as it is. */
export function decodeAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A page's path as links may write it: encoded or not, with or without a slash at its end. */
export function plainPath(path: string): string {
  return decodeAddress(path).replace(/(?<=.)\/+$/, '');
}

/**
 * Resolves a link that begins with the base path. Docusaurus takes `/blog/x` on a site served from
 * `/blog/` for an address that has its base path already, although most authors mean the post `x`,
 * which is at `/blog/blog/x`. The reading that leads somewhere is taken; where both do, the link is
 * ambiguous. Any other link is left to Docusaurus.
 *
 * @param url as written, such as `/blog/x#heading`
 * @param baseUrl with a slash at both ends
 * @param exists true for the path, as `plainPath` writes it, of a page or file of the site
 */
export function linkMeaning(
  url: string,
  baseUrl: string,
  exists: (path: string) => boolean,
): LinkMeaning {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (baseUrl === '/' || !`${path}/`.startsWith(baseUrl)) {
    return {kind: 'clear', to: url};
  }
  const below = baseUrl + path.slice(1);
  const isBased = exists(plainPath(path));
  const isBelow = exists(plainPath(below));
  if (isBased && isBelow) {
    const based = `${path}/` === baseUrl ? baseUrl : path;
    return {kind: 'ambiguous', based: based + rest, below: below + rest};
  }
  return {kind: 'clear', to: isBelow ? below + rest : url};
}

/** The error about an ambiguous link, after the place where it is. */
export function ambiguousLinkProblem(
  url: string,
  {based, below}: {readonly based: string; readonly below: string},
  baseUrl: string,
): string {
  const withoutBase = `/${based.slice(baseUrl.length)}`;
  return (
    `the link ${url} has two meanings on a site served from ${baseUrl}: ${based} or ${below}. ` +
    `Write ${withoutBase} for the first, ${below} for the second, or link to the file, as in ./post.md.`
  );
}
