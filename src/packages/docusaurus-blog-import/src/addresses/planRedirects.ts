import {existsSync} from 'node:fs';
import path from 'node:path';
import {isValidPathname} from '@docusaurus/utils';
import type {TargetSite} from '../TargetSite.js';
import {listMatcher, servedAddresses} from '../docusaurus/pageAddresses.js';
import type {Redirect} from '../plan/lists.js';
import type {PlacedPost} from '../plan/placePosts.js';
import {Counts} from '../read/exportedPost.js';
import type {Note} from '../report/notes.js';
import {fold} from '../text.js';

/** Normalizes an address: addresses that a host may serve from the same file become equal. */
const normalize = (address: string) => fold(address.replace(/\.html?$/i, ''));

interface RedirectSettings {
  readonly site: TargetSite;
  /** Addresses that the site has, or will have, without its base path. */
  readonly pages: readonly string[];
  /** Redirects that the site already has. */
  readonly existingRedirects: readonly Redirect[];
  /** Host of the old site. */
  readonly host: string | undefined;
}

/**
 * Plans redirects from the old addresses of posts to their new ones. No redirect leads to a post
 * that readers cannot see, or replaces a page of this site. Each address has at most one.
 */
export function planRedirects(
  placed: readonly PlacedPost[],
  {site: {root, route, baseUrl}, pages, existingRedirects, host}: RedirectSettings,
) {
  const isList = listMatcher(route);
  const taken = new Set(
    [...pages, ...placed.map(({permalink}) => permalink)].flatMap(servedAddresses).map(normalize),
  );
  const targets = new Map(existingRedirects.map(({from, to}) => [normalize(from), to]));
  const redirects: Redirect[] = [];
  const addressRules = new Counts();
  const notes = new Map<PlacedPost, Note[]>();
  let unknownAddressCount = 0;
  const withoutBase = (address: string) =>
    `${address}/`.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) || '/' : address;
  /** Returns the reason why no redirect can lead from an address; undefined if one can. */
  const problemOf = (from: string): string | undefined => {
    const target = targets.get(normalize(from));
    if (target !== undefined) {
      return `its old address ${from} already redirects to ${target}`;
    }
    const isFile = existsSync(path.join(root, 'static', from));
    const isTaken = taken.has(normalize(from)) || /^\/index$/i.test(from) || isList(from) || isFile;
    if (isTaken) {
      return `no redirect from ${from}: this site has a page or file there`;
    }
    return !isValidPathname(from) || /[%?#\\*]/.test(from)
      ? `no redirect from ${from}: hosts cannot serve a page at that address`
      : undefined;
  };

  for (const each of placed.filter(({isVisible}) => isVisible)) {
    const postNotes: Note[] = [];
    const oldAddresses = each.addresses.filter((old) => !old.host || !host || old.host === host);
    if (oldAddresses.length === 0) {
      unknownAddressCount += 1;
      const text = 'its old address is unknown, so it has no redirect';
      postNotes.push({kind: 'address', text});
    }
    for (const {path: old, rule} of oldAddresses) {
      const from = withoutBase(old);
      const to = each.permalink;
      if (from === '/' || from === to || targets.get(normalize(from)) === to) {
        continue;
      }
      const problem = problemOf(from);
      if (problem === undefined) {
        targets.set(normalize(from), to);
        redirects.push({from, to});
        addressRules.add(rule);
      } else {
        postNotes.push({kind: 'address', text: problem});
      }
    }
    notes.set(each, postNotes);
  }
  return {
    redirects,
    notesOf: (post: PlacedPost): readonly Note[] => notes.get(post) ?? [],
    /** Number of redirects that each of the old site's rules for addresses led to. */
    addressRules,
    /** Number of posts whose old addresses are unknown. */
    unknownAddressCount,
  };
}
