import {parseLocalURLPath} from '@docusaurus/utils';
import {fold} from '../text.js';

/** Returns all addresses at which a page is served: its own, and those of its HTML and Markdown files. */
export function servedAddresses(address: string): string[] {
  return [address, `${address.replace(/\.html?$/i, '')}.html`, `${address}.md`].map(fold);
}

/** Characters that end a path, escape others, or make the router match other addresses. */
const UNUSABLE = /[?#%\\()*:]|\p{Cc}/u;

/** True if no post can have this address. */
export function isImpossible(address: string): boolean {
  const segments = address.split('/');
  return (
    UNUSABLE.test(address) ||
    segments.some((segment) => /^\.{1,2}$/.test(segment)) ||
    /^index(?:\.html?)?$/i.test(segments.at(-1) ?? '')
  );
}

/** Returns a function that is true for the addresses of a blog's lists and feeds. */
export function listMatcher(route: string): (address: string) => boolean {
  const start = route.toLowerCase();
  const below =
    /^(?:\/(?:archive|page\/\d+|(?:tags|authors)(?:\/.*)?|(?:rss|atom)\.xml|feed\.json))?(?:\.html|\.md)?$/;
  return (address) => {
    const folded = fold(address);
    return folded.startsWith(start) && below.test(folded.slice(start.length).replace(/\/$/, ''));
  };
}

/** Parses an address within the site; null for an address on another site, undefined for an invalid one. */
export function localPath(address: string): ReturnType<typeof parseLocalURLPath> | undefined {
  try {
    return parseLocalURLPath(address);
  } catch {
    return undefined;
  }
}

/** True if a link with this address would stop Docusaurus' build. */
export function isMalformed(address: string): boolean {
  const local = localPath(address);
  // Null is for an address on another site, which is not malformed.
  if (!local) {
    return local === undefined;
  }
  try {
    decodeURIComponent(local.pathname + (local.hash ?? ''));
  } catch {
    return true;
  }
  // Without its colon or scheme, an address looks like a path, and Docusaurus reports a broken link.
  return /^(?:https?\/\/|www\.)/i.test(local.pathname);
}
