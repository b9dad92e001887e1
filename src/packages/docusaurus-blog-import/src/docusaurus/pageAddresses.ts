import {parseLocalURLPath} from '@docusaurus/utils';
import {fold} from '../text.js';

/**
 * Returns all addresses of a page, normalized by `fold`: its own, and those of its HTML and Markdown
 * files.
 */
export function servedAddresses(address: string): string[] {
  return [address, `${address.replace(/\.html?$/i, '')}.html`, `${address}.md`].map(fold);
}

/**
 * Characters that end the path of a URL (`?#`), begin an escape (`%`), are slashes for browsers (`\`) or
 * wildcards for the router (`()*:`), and control characters.
 */
const INVALID_CHARACTERS = /[?#%\\()*:]|\p{Cc}/u;

/** Returns what is wrong with an address, such as `contains "?" …`; undefined if a page can have it. */
export function addressProblem(address: string): string | undefined {
  const segments = address.split('/');
  const [invalid] = INVALID_CHARACTERS.exec(address) ?? [];
  if (invalid !== undefined) {
    return `contains ${JSON.stringify(invalid)}, which is not allowed in page addresses`;
  }
  if (segments.some((segment) => /^\.{1,2}$/.test(segment))) {
    return 'has a segment "." or "..", which browsers resolve as a folder';
  }
  return /^index\.html?$/i.test(segments.at(-1) ?? '')
    ? 'ends in "index.html", which hosts treat as the page of the folder itself'
    : undefined;
}

/** True for an address that some hosts treat as the page of the folder itself. */
export function isIndexAddress(address: string): boolean {
  return /\/index$/i.test(address);
}

/** Returns a function that returns true for the addresses of a blog's lists and feeds. */
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
  if (!local) {
    return local === undefined;
  }
  try {
    decodeURIComponent(local.pathname + (local.hash ?? ''));
  } catch {
    return true;
  }
  // Docusaurus reads `https//a.example` and `www.a.example` as paths, and reports broken links.
  return /^(?:https?\/\/|www\.)/i.test(local.pathname);
}
