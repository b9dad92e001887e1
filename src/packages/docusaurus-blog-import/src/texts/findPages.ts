import path from 'node:path';
import {groupBy} from '../text.js';

const ENDINGS = ['', '.md', '.mdx', '.markdown', '.html', '/index.md', '/index.mdx', '/_index.md'];

/** Names of pictures. */
export const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;

const lowerCased = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/** Groups file paths by file name in lower case. */
function byName(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const cached = lowerCased.get(files);
  const names = cached ?? groupBy(files, (file) => path.posix.basename(file).toLowerCase());
  lowerCased.set(files, names);
  return names;
}

/**
 * Returns a function that resolves a page name in a link or tag of `source` to the path of its file,
 * with a leading slash, or that of a picture relative to `source`. A name without a file stays unchanged.
 */
export function pageFinder(source: string, files: readonly string[]): (name: string) => string {
  const all = new Set(files);
  const folder = path.posix.dirname(source);
  /** Returns the only file whose path ends in one of the names. */
  const only = (names: readonly string[]) => {
    const found = names.flatMap((name) =>
      (byName(files).get(path.posix.basename(name)) ?? []).filter((file) =>
        `/${file.toLowerCase()}`.endsWith(`/${name}`),
      ),
    );
    return found.length === 1 ? found[0] : undefined;
  };
  return (name) => {
    if (/^(?:[a-z]+:|\/\/|#)/i.test(name)) {
      return name;
    }
    const below = name.replace(/^\/|\/$/g, '');
    const beside = name.startsWith('/') ? [] : [path.posix.join(folder, below)];
    const exact = [...beside, below, `content/${below}`, `_posts/${below}`]
      .flatMap((start) => ENDINGS.map((ending) => start + ending))
      .find((file) => all.has(file));
    const found = exact ?? only(ENDINGS.map((ending) => (below + ending).toLowerCase()));
    if (found === undefined) {
      return name;
    }
    // Files with a relative address are copied beside the post.
    return PICTURE.test(found) ? path.posix.relative(folder, found) : `/${found}`;
  };
}
