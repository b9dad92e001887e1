import path from 'node:path';
import type {Placed} from '../plan/placePosts.js';
import {barePath, withoutEnding} from '../plan/placePosts.js';
import {groupBy} from '../text.js';
import {pathFrom} from './moveAddresses.js';

/** Folders of pages whose names may equal those of posts. */
const NON_POST_FOLDERS =
  /^\/(?:.*\/)?(?:tags?|categor(?:y|ies)|authors?|topics?|series|page|docs|feed)\//i;

/** Returns the last segment of an address; '' if it may not be the name of a post. */
function nameIn(address: string): string {
  const [, name = ''] = /([^/]+?)(?:\.html?)?$/.exec(address) ?? [];
  const isDistinct = name.includes('-') || /\/\d{4}\/|\/posts?\//.test(address);
  return isDistinct && !NON_POST_FOLDERS.test(address) ? name.toLowerCase() : '';
}

/** Returns the names that a post may be known by. */
function namesOf({slug, post}: Placed): string[] {
  const file = path.posix.basename(withoutEnding(post.source));
  const names = [slug, file, file.replace(/^\d{4}-\d{1,2}-\d{1,2}[-_]/, '')];
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** Returns a file's path without its first folders: none, one, two and so on. */
function tailsOf(file: string): string[] {
  const parts = file.replace(/\.markdown$/, '.md').split('/');
  const tails = parts.map((_, index) => parts.slice(index).join('/'));
  return tails.filter((tail) => !/^index\.\w+$/.test(tail));
}

/** Returns variants of an address: without `.html`, and in lower case. */
const forms = (address: string) => [address.replace(/\.html?$/, ''), address.toLowerCase()];

/** Returns a function that finds a post by an address, or by the path or the name of its file. */
export function postFinder(placed: readonly Placed[]) {
  const known = new Map<string, Placed>();
  const named = groupBy(
    placed.flatMap((each) => namesOf(each).map((name) => ({name, each}))),
    ({name}) => name,
  );
  // A key belongs to the first post that has it: whole paths come before addresses, ends of paths last.
  const keys: readonly ((each: Placed) => readonly string[])[] = [
    ({post}) => [post.source],
    ({post}) => [withoutEnding(post.source)],
    ({addresses, permalink}) => [...addresses.map((old) => old.path), permalink].map(barePath),
    ({post}) => tailsOf(post.source),
    ({addresses}) => addresses.flatMap((old) => forms(old.path)),
  ];
  for (const keysOf of keys) {
    for (const each of placed) {
      keysOf(each).forEach((key) => known.has(key) || known.set(key, each));
    }
  }
  return (
    {post: {source}, addresses}: Pick<Placed, 'post' | 'addresses'>,
    address: string,
  ): Placed | undefined => {
    const file = pathFrom(source, address).replace(/\/$/, '');
    const bare = barePath(address);
    const [tail = ''] = tailsOf(pathFrom('/', address).slice(1));
    const isRelative = !address.startsWith('/');
    // The page's old address may have had a slash at its end or not.
    const absolute = isRelative
      ? addresses
          .flatMap((old) => [old.path, path.posix.dirname(old.path)])
          .map((base) => barePath(path.posix.join(base, address)))
      : [bare];
    const first = /\.(?:mdx?|markdown|html)$/.test(address)
      ? [file, bare, tail, ...absolute, path.posix.basename(tail)]
      : [...(isRelative ? [file] : []), ...absolute];
    const found = [...first, ...absolute.flatMap(forms)].map((key) => known.get(key)).find(Boolean);
    const only = [...absolute, bare].map((key) => named.get(nameIn(key)) ?? []);
    return found ?? only.find(({length}) => length === 1)?.[0]?.each;
  };
}
