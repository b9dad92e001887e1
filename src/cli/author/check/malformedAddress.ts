import {parseLocalURLPath} from '@docusaurus/utils';
import {nearest} from '../../../lib/nearest';
import type {Reference} from './readFacts';

const SCHEMES = ['http:', 'https:', 'mailto:'];
const KNOWN_SCHEME =
  /^(?:https?|mailto|tel|sms|geo|pathname|data|blob|file|ftp|sftp|ssh|git|magnet|irc|ircs|xmpp|matrix|javascript|about|feed):/i;

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses an address within the site. Null for one outside, undefined for a malformed one. */
export function localPath(url: string) {
  try {
    return parseLocalURLPath(url);
  } catch {
    return undefined;
  }
}

/** Describes why an address is malformed and how to fix it; undefined if it is not. */
export function malformation(url: string): string | undefined {
  if (/^\s/.test(url)) {
    return 'begins with a space, so that it is read as a path of this site; delete the space';
  }
  const local = localPath(url);
  if (local === undefined) {
    return `is not an address; write one such as https://example.com, or remove the link`;
  }
  if (local === null) {
    const [scheme = ''] = /^[^/]*?:/.exec(url) ?? [];
    const guess = nearest(scheme, SCHEMES);
    return scheme === '' || KNOWN_SCHEME.test(url) || guess === undefined
      ? undefined
      : `has an unknown scheme; did you mean ${guess}?`;
  }
  const {pathname, hash = ''} = local;
  if (!decodes(pathname) || !decodes(hash)) {
    return 'has a % that does not begin an escape; write %25 for a percent sign';
  }
  return /^(?:https?\/\/|www\.)/i.test(pathname)
    ? `is read as a path of this site; write https://${pathname.replace(/^https?\/+/i, '')}`
    : undefined;
}

/** True if Docusaurus rejects a malformed address in this syntax. */
export function stopsBuild({url, syntax}: Reference): boolean {
  if (/^\s/.test(url)) {
    return syntax !== 'html';
  }
  const local = localPath(url);
  return local === undefined
    ? syntax === 'inline' || syntax === 'defined'
    : local !== null && syntax !== 'html';
}
