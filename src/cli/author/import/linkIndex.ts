import path from 'node:path';

/** A post that links may lead to. */
export interface LinkTarget {
  /** File's name in `blog/`. */
  readonly file: string;
  readonly slug: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly isDraft: boolean;
  readonly anchors: () => ReadonlySet<string>;
}

export interface IndexedPost {
  readonly source: string;
  readonly name: string;
  /** Where it stood on the old site, as paths or in full. */
  readonly addresses: readonly string[];
  readonly target: LinkTarget;
}

export type FindPost = (address: string, from: string) => LinkTarget | undefined;

/** Pages of lists, which are often called as a post is. */
const LISTS = /(?:^|\/)(?:tags?|categor(?:y|ies)|topics?|authors?|page|archives?|feed)\//;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What two ways to write the address of one page have in common. */
function normal(address: string): string {
  return decode(address)
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/?(?:index)?\.(?:html?|md|markdown|mdx|mdown|mkdn?)$/, '')
    .replace(/\/index$/, '')
    .replace(/^\/+|\/+$/g, '');
}

/**
 * Finds the imported post that an old address means: by its file, its old address or its name.
 *
 * @param base path below which the old site stood, such as `/blog`; links are asked for without it
 */
export function linkIndex(posts: readonly IndexedPost[], base = '/'): FindPost {
  const prefix = `${normal(base)}/`;
  const exact = new Map<string, LinkTarget>();
  const named = new Map<string, Set<LinkTarget>>();
  for (const {source, name, addresses, target} of posts) {
    const keys = [source, ...addresses].map(normal);
    const below = keys.filter((key) => key.startsWith(prefix));
    for (const key of [...keys, ...below.map((each) => each.slice(prefix.length))]) {
      if (key !== '' && !exact.has(key)) {
        exact.set(key, target);
      }
    }
    const file = path.posix.parse(source).name;
    for (const key of new Set([normal(name), normal(file), target.slug])) {
      named.set(key, (named.get(key) ?? new Set()).add(target));
    }
  }
  return (address, from) => {
    const clean = decode(address).replace(/[?#].*$/, '');
    const folder = path.posix.dirname(from);
    const stem = normal(path.posix.basename(from));
    const places = clean.startsWith('/')
      ? [clean, `content${clean}`, `_posts${clean}`]
      : [
          path.posix.join(folder, clean),
          // Some sites serve each post from a folder of its own.
          path.posix.join(folder, stem, clean),
          clean,
          `_posts/${clean}`,
          `content/${clean}`,
        ];
    const found = places.map((place) => exact.get(normal(place))).find(Boolean);
    if (found || LISTS.test(`${normal(clean)}/`.replace(/[^/]*\/$/, ''))) {
      return found;
    }
    const last = normal(clean.split('/').filter(Boolean).at(-1) ?? '');
    const candidates = named.get(last) ?? named.get(last.replace(/^\d{4}-\d{2}-\d{2}-/, ''));
    return candidates?.size === 1 ? [...candidates][0] : undefined;
  };
}
