import path from 'node:path';
import {pathFrom} from './moveAddresses.js';
import type {Placed} from '../plan/placePosts.js';
import {barePath, withoutEnding} from '../plan/placePosts.js';

/** Pages of these folders have names like those of posts. */
const LISTS = /^\/(?:.*\/)?(?:tags?|categor(?:y|ies)|authors?|topics?|series|page|docs|feed)\//i;

/** Returns the name of a post from an address: its last segment, unless it is one common word. */
function nameIn(address: string): string | undefined {
  const [, name = ''] = /([^/]+?)(?:\.html?)?$/.exec(address) ?? [];
  const isDistinct = name.includes('-') || /\/\d{4}\/|\/posts?\//.test(address);
  return isDistinct && !LISTS.test(address) ? name.toLowerCase() : undefined;
}

/** Returns posts by those names that only one post has. */
function byUniqueName(placed: readonly Placed[]): ReadonlyMap<string, Placed> {
  const found = new Map<string, Placed | undefined>();
  for (const each of placed) {
    const file = path.posix.basename(withoutEnding(each.post.source));
    const names = [each.slug, file, file.replace(/^\d{4}-\d{1,2}-\d{1,2}[-_]/, '')];
    for (const name of new Set(names.map((text) => text.toLowerCase()))) {
      found.set(name, found.has(name) ? undefined : each);
    }
  }
  return new Map([...found].flatMap(([name, each]) => (each ? [[name, each]] : [])));
}

/** Finds a post by an address, or by the path or the name of its file. */
export function postFinder(placed: readonly Placed[]) {
  const isFile = /\.(?:mdx?|markdown|html)$/;
  const known = new Map<string, Placed>();
  const unique = byUniqueName(placed);
  const learn = (keysOf: (each: Placed) => readonly string[]) => {
    for (const each of placed) {
      keysOf(each).forEach((key) => known.has(key) || known.set(key, each));
    }
  };
  // A whole path goes before an address, and an address before the end of a path.
  learn(({post}) => [post.source]);
  learn(({post}) => [withoutEnding(post.source)]);
  learn(({addresses, permalink}) =>
    [...addresses.map(({path: from}) => from), permalink].map(barePath),
  );
  learn(({post}) => {
    const parts = post.source.replace(/\.markdown$/, '.md').split('/');
    const tails = parts.map((_, index) => parts.slice(index).join('/'));
    return tails.filter((tail) => !/^index\.\w+$/.test(tail));
  });
  learn(({addresses}) =>
    addresses.flatMap(({path: from}) => [from.replace(/\.html?$/, ''), from.toLowerCase()]),
  );
  return (
    {post: {source}, addresses}: Pick<Placed, 'post' | 'addresses'>,
    address: string,
  ): Placed | undefined => {
    const file = pathFrom(source, address).replace(/\/$/, '');
    const bare = barePath(address);
    const tail = pathFrom('/', address)
      .slice(1)
      .replace(/\.markdown$/, '.md');
    const absolute = address.startsWith('/')
      ? [bare]
      : // Relative to the page's old address, with or without a slash at its end.
        addresses.flatMap(({path: from}) =>
          [from, path.posix.dirname(from)].map((base) => barePath(path.posix.join(base, address))),
        );
    const keys = isFile.test(address)
      ? [file, bare, tail, ...absolute, path.posix.basename(tail)]
      : address.startsWith('/')
        ? absolute
        : [file, ...absolute];
    return [...keys, ...absolute.flatMap((key) => [key.replace(/\.html?$/, ''), key.toLowerCase()])]
      .map((key) => known.get(key))
      .concat(absolute.concat(bare).map((key) => unique.get(nameIn(key) ?? '')))
      .find((found) => found !== undefined);
  };
}
