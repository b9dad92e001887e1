/** Target of a link that an author wrote, on a site with a base path. */
export type LinkMeaning =
  | {readonly kind: 'clear'; readonly to: string}
  /** Both targets exist: the link as it is, and the link below the base path. */
  | {readonly kind: 'ambiguous'; readonly based: string; readonly below: string};

/** Decodes an address; returns an address with invalid encoding unchanged. */
export function decodeAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Normalizes a path: decodes it and removes the trailing slash. */
export function plainPath(path: string): string {
  return decodeAddress(path).replace(/(?<=.)\/+$/, '');
}

/**
 * Resolves a link that starts with the base path. On a site served from `/blog/`, Docusaurus assumes
 * that `/blog/x` already includes the base path, although most authors mean the post `x`, which is at
 * `/blog/blog/x`. Returns the target that exists, or both if both exist. Other links stay unchanged.
 *
 * @param url link as written, such as `/blog/x#heading`
 * @param baseUrl base path with a slash at both ends
 * @param exists returns true for the path (see `plainPath`) of a page or file of the site
 */
export function linkMeaning(
  url: string,
  baseUrl: string,
  exists: (path: string) => boolean,
): LinkMeaning {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (baseUrl === '/' || !`${path}/`.startsWith(baseUrl)) {
    return {kind: 'clear', to: url};
  }
  const below = baseUrl + path.slice(1);
  const basedExists = exists(plainPath(path));
  const belowExists = exists(plainPath(below));
  if (basedExists && belowExists) {
    const based = `${path}/` === baseUrl ? baseUrl : path;
    return {kind: 'ambiguous', based: based + suffix, below: below + suffix};
  }
  return {kind: 'clear', to: belowExists ? below + suffix : url};
}

/** Returns the error message about an ambiguous link; the caller puts file and line in front. */
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
