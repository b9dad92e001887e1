import path from 'node:path';
import type {PlacedPost} from '../plan/placePosts.js';
import {barePath} from '../plan/placePosts.js';
import {keyFrom} from '../plan/lists.js';
import {withoutExtension} from '../plan/postNames.js';
import {NON_POST_FOLDERS, datedName} from '../oldAddresses/rules.js';
import {isMarkdown} from '../read/postFiles.js';
import {endsOf, fold, groupBy, pathFrom} from '../text.js';

/** Returns the last segment of an address; '' if it is probably not the name of a post. */
function nameIn(address: string): string {
  const [, name = ''] = /([^/]+?)(?:\.html?)?$/.exec(address) ?? [];
  const isDistinct = name.includes('-') || /\/\d{4}\/|\/posts?\//.test(address);
  return isDistinct && !NON_POST_FOLDERS.test(address) ? name.toLowerCase() : '';
}

/** Folders in the addresses of posts, such as `2020` and `posts`. */
const POST_FOLDER =
  /^(?:\d+|blogs?|_?posts?|articles?|news|writings?|journal|essays?|stories|entry|entries|archives?|p|index\.php)$/i;

/**
 * True if each folder in an address may belong to a post: it is in the post's old addresses, tags or
 * path in the export, or matches `POST_FOLDER`. `/projects/a-tool` may be another page.
 */
function mayLeadTo({post, addresses, converted}: PlacedPost, address: string): boolean {
  const folders = [post.source, ...addresses.map((old) => old.path)].flatMap((each) =>
    each.split('/'),
  );
  const known = new Set([...folders, ...converted.tags.map(keyFrom)].map(fold));
  return address
    .split('/')
    .slice(1, -1)
    .every((folder) => POST_FOLDER.test(folder) || known.has(fold(folder)));
}

/**
 * Returns the names that a post may have in an address: its slug, and the name of its file with and
 * without the date.
 */
function namesOf({slug, post}: PlacedPost): string[] {
  const file = path.posix.basename(withoutExtension(post));
  const names = [slug, file, datedName(file).words];
  return [...new Set(names.map((name) => name.toLowerCase()))].filter(Boolean);
}

/**
 * Returns the ends of a path, such as `a/b.md` and `b.md`, but not `index.md` alone. `.markdown` and the
 * like become `.md`.
 */
function tailsOf(file: string): string[] {
  const tails = endsOf(file.replace(/\.(?:markdown|mkdn?|mkdown)$/i, '.md'));
  return tails.filter((tail) => !/^index\.\w+$/.test(tail));
}

/** Returns the id of a post in a WordPress address such as `/?p=7`. */
export function postIdIn(address: string): string | undefined {
  return /^(?:[^?]*\/)?(?:index\.php)?\?(?:p|page_id|attachment_id)=(\d+)/.exec(address)?.[1];
}

/** Returns two variants of an address: one without `.html`, and one in lower case. */
const variantsOf = (address: string) => [address.replace(/\.html?$/, ''), address.toLowerCase()];

/** A post with links to other posts. */
export type LinkingPost = Pick<PlacedPost, 'addresses' | 'isVisible'> & {
  readonly post: Pick<PlacedPost['post'], 'source'>;
};

/**
 * Returns a function that finds the post to which an address in a text refers. The address may also
 * be the path or the name of the post's file.
 */
export function postFinder(placed: readonly PlacedPost[]) {
  const postsByKey = new Map<string, PlacedPost>();
  const postsByName = groupBy(
    placed.flatMap((each) => namesOf(each).map((name) => ({name, placedPost: each}))),
    ({name}) => name,
  );
  const postsById = new Map(placed.map((each) => [each.post.id, each]));
  // Functions that return the keys of a post. If posts share a key, the earlier function decides.
  const keyFunctions: readonly ((each: PlacedPost) => readonly string[])[] = [
    ({post}) => [post.source],
    ({post}) => [withoutExtension(post)],
    ({addresses, permalink}) => [...addresses.map((old) => old.path), permalink].map(barePath),
    ({post}) => tailsOf(post.source),
    ({addresses}) => addresses.flatMap((old) => variantsOf(old.path)),
  ];
  for (const keysOf of keyFunctions) {
    for (const each of placed) {
      keysOf(each).forEach((key) => postsByKey.has(key) || postsByKey.set(key, each));
    }
  }
  return ({post: {source}, addresses}: LinkingPost, written: string): PlacedPost | undefined => {
    // In Zola links, `@/` stands for the content folder.
    const address = written.replace(/^@\//, '/');
    const id = postIdIn(address);
    if (id !== undefined) {
      return postsById.get(id);
    }
    const file = pathFrom(source, address).replace(/\/$/, '');
    const bare = barePath(address);
    const [tail = ''] = tailsOf(pathFrom('/', address).slice(1));
    const isRelative = !address.startsWith('/');
    // Tries two targets of a relative address, because the old address of the post may or may not have
    // ended in a slash.
    const absolute = isRelative
      ? addresses
          .flatMap((old) => [old.path, path.posix.dirname(old.path)])
          .map((base) => barePath(path.posix.join(base, address)))
      : [bare];
    // Files are also found by the end of their path, or by their name alone.
    const firstKeys =
      isMarkdown(address) || address.endsWith('.html')
        ? [file, bare, tail, ...absolute, path.posix.basename(tail)]
        : [...(isRelative ? [file] : []), ...absolute];
    const found = [...firstKeys, ...absolute.flatMap(variantsOf)]
      .map((key) => postsByKey.get(key))
      .find(Boolean);
    const guesses = [...absolute, bare].flatMap((key) => {
      const [only, ...others] = postsByName.get(nameIn(key)) ?? [];
      return only && others.length === 0 && mayLeadTo(only.placedPost, key)
        ? [only.placedPost]
        : [];
    });
    return found ?? guesses[0];
  };
}
