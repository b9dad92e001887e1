import {parse, stringify} from 'yaml';
import {readTagsFile} from '../../../lib/derivePost';
import {
  hashed,
  isSameTag,
  isUsable,
  namedTags,
  ownPermalinks,
  stockPermalink,
} from '../../../lib/tagAddresses';
import {foldTag} from '../../../lib/text';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A list with entries below those that it has; what stands there stays to the letter. */
function append(text: string, added: object): string {
  const before = /^\s*(?:\{\}|\[\])?\s*$/.test(text) ? '' : `${text.trimEnd()}\n`;
  return Object.keys(added).length === 0 ? text : before + stringify(added, {lineWidth: 0});
}

/** A word as a key: in lower case, with hyphens; letters of any script stay. */
export function keyFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/**
 * The entries of `blog/tags.yml` or `blog/authors.yml`, and those that posts bring.
 *
 * @param isSame whether two words name the same entry
 */
function entries(text: string, isSame: (one: string, other: string) => boolean) {
  // Without a prototype, so that `constructor` is a key like any other.
  const all = Object.assign(Object.create(null), parse(text)) as Record<string, unknown>;
  const added = Object.create(null) as Record<string, unknown>;
  return {
    all,
    /** Adds an entry, unless its key is taken. */
    add(key: string, entry: unknown): void {
      if (!(key in all)) {
        all[key] = added[key] = entry;
      }
    },
    /** The key of the entry that a word names by its key, label or name. */
    find: (word: string) =>
      Object.keys(all).find((key) => {
        const {label, name} = (all[key] ?? {}) as {label?: unknown; name?: unknown};
        return [key, label, name].some((each) => each !== undefined && isSame(String(each), word));
      }),
    text: () => append(text, added),
    count: () => Object.keys(added).length,
  };
}

/**
 * The tags of `blog/tags.yml`, and those that posts bring.
 *
 * @param labels of all posts, to find those that would share an address
 */
export function tagShelf(text: string, labels: readonly string[]) {
  const list = entries(
    text,
    (one, other) => foldTag(one) === foldTag(other) || isSameTag(one, other),
  );
  const permalinks = () => Object.values(readTagsFile(list.all)).map(({permalink}) => permalink);
  const isFree = (permalink: string) => isUsable(permalink) && !permalinks().includes(permalink);
  let own: ReadonlyMap<string, string> | undefined;
  const ownOf = (label: string) => {
    const keys = [...new Set([...Object.keys(list.all), ...labels])];
    own ??= ownPermalinks(namedTags(keys, readTagsFile(list.all)));
    return own.get(label);
  };
  return {
    ...list,
    permalinks,
    /** The key that a label has or is given. */
    keyOf(label: string): string {
      const known = list.find(label);
      if (known !== undefined) {
        return known;
      }
      const named = ownOf(label)?.slice(1) ?? keyFrom(label);
      const wanted = `/${named.replaceAll('.', '-')}`;
      const permalink = isFree(wanted) ? wanted : hashed(wanted, label);
      const key = isFree(wanted) ? named : permalink.slice(1);
      list.add(key, {label, permalink});
      return key;
    },
    /** Adds an entry of another list, if its address is free. */
    add(key: string, entry: unknown): void {
      const {permalink} = readTagsFile({[key]: entry})[key] ?? {};
      if (permalink !== undefined && isFree(permalink)) {
        list.add(key, entry);
      }
    },
    /** Adds a tag that a post of a Docusaurus blog names, unless another one includes it. */
    addInline(label: string): void {
      const permalink = ownOf(label) ?? stockPermalink(label);
      if (isFree(permalink)) {
        list.add(label, {label, permalink});
      }
    },
  };
}

/** The authors of `blog/authors.yml`, and those that posts bring. */
export function authorShelf(text: string) {
  const list = entries(text, (one, other) => one === other || one === keyFrom(other));
  const [first] = Object.keys(list.all);
  return {
    ...list,
    first,
    /** The key that a name has or is given. */
    keyOf(name: string, fields: Readonly<Record<string, unknown>>): string {
      const key = list.find(name) ?? (keyFrom(name) || name);
      const web = (value: unknown) => (/^https?:/.test(String(value)) ? value : undefined);
      const {title, url, image_url: picture, avatar, image} = fields;
      list.add(key, {
        name,
        title: typeof title === 'string' ? title : undefined,
        url: web(url),
        image_url: [picture, avatar, image].find(web),
      });
      return key;
    },
  };
}

/** `blog/redirects.yml` with further ones, each old address once. */
export function addRedirects(text: string, redirects: readonly Redirect[]) {
  const taken = new Set(((parse(text) ?? []) as readonly Redirect[]).map(({from}) => from));
  const fresh = redirects.filter(
    ({from, to}) => from !== to && !taken.has(from) && taken.add(from),
  );
  return {text: append(text, fresh), count: fresh.length};
}
