/**
 * What a request asks for, before the disk is looked at.
 *
 * @typedef {{kind: 'malformed'}} Malformed bad percent-encoding, or segments no file can have
 * @typedef {{kind: 'outside'}} Outside a path the site does not stand under
 * @typedef {object} Inside
 * @property {'inside'} kind
 * @property {string[]} segments decoded path below the base, without `.html` and `index.html`
 * @property {string} canonical the one address of the page, percent-encoded, with the query
 * @property {boolean} isCanonical whether it was asked for by that address
 */

/**
 * Reads a request target such as `/blog/first%20post?x=1`. One page has one address: no trailing
 * slash, no doubled slashes, no `.html`, no `index.html`.
 *
 * @param {string} target the request line's target, as in `request.url`
 * @param {string} base path the site stands under: `/` or, for example, `/site/`
 * @returns {Malformed | Outside | Inside}
 */
export function parseTarget(target, base) {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const decoded = path.startsWith('/') ? decodeSegments(path.slice(1)) : undefined;
  if (!decoded) {
    return {kind: 'malformed'};
  }
  const all = decoded.filter((segment) => segment !== '');
  const baseSegments = base.split('/').filter(Boolean);
  if (!baseSegments.every((segment, index) => segment === all[index])) {
    return {kind: 'outside'};
  }
  const segments = withoutHtml(all.slice(baseSegments.length));
  return {
    kind: 'inside',
    segments,
    canonical: `${base}${segments.map(encodeURIComponent).join('/')}${query}`,
    isCanonical: `/${decoded.join('/')}` === `${base}${segments.join('/')}`,
  };
}

/**
 * @param {string} path without its first slash
 * @returns {string[] | undefined} undefined when a segment cannot be decoded or could lead elsewhere
 */
function decodeSegments(path) {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /^\.{1,2}$|[/\\\0]/.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** @param {string[]} segments */
function withoutHtml(segments) {
  const last = segments.at(-1) ?? '';
  if (last === 'index' || last === 'index.html') {
    return segments.slice(0, -1);
  }
  return /.\.html$/.test(last) ? segments.with(-1, last.slice(0, -'.html'.length)) : segments;
}
