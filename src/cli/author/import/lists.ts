import {parse, stringify} from 'yaml';
import {readTagsFile} from '../../../lib/derivePost';
import {foldTag} from '../../../lib/foldTag';

type Entries = Record<string, unknown>;

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

function entriesOf(text: string): Entries {
  const value: unknown = parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Entries)
    : {};
}

/** A list with entries below those that it has; what stands there stays to the letter. */
function append(text: string, added: unknown): string {
  const isEmpty = Object.keys((added ?? {}) as object).length === 0;
  const before = /^\s*(?:\{\}|\[\])?\s*$/.test(text) ? '' : `${text.trimEnd()}\n`;
  return isEmpty ? text : before + stringify(added, {lineWidth: 0});
}

/** A word as a key: in lower case, with hyphens; letters of any script stay. */
export function keyFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/** The tags of `blog/tags.yml`, and those that posts bring. */
export function tagShelf(text: string) {
  const known = entriesOf(text);
  const added: Entries = {};
  const permalinks = () =>
    Object.values(readTagsFile({...known, ...added})).map(({permalink}) => permalink);
  const find = (label: string) =>
    Object.entries({...known, ...added}).find(([key, entry]) =>
      [key, (entry as {label?: unknown} | null)?.label].some(
        (name) => name !== undefined && foldTag(String(name)) === foldTag(label),
      ),
    )?.[0];
  return {
    /** The key that a label has or is given. */
    keyOf(label: string): string {
      const there = find(label);
      if (there !== undefined) {
        return there;
      }
      const key = keyFrom(label) || label;
      added[key] = {label, permalink: `/${key.replaceAll('.', '-')}`};
      return key;
    },
    /** Adds a tag that posts name as it stands, if its address is free. */
    add(key: string, entry?: unknown): void {
      const fresh = readTagsFile({[key]: entry ?? null})[key];
      if (!(key in known) && !(key in added) && fresh && !permalinks().includes(fresh.permalink)) {
        added[key] = entry ?? {label: key, permalink: fresh.permalink};
      }
    },
    permalinks,
    text: () => append(text, added),
    count: () => Object.keys(added).length,
  };
}

/** The authors of `blog/authors.yml`, and those that posts bring. */
export function authorShelf(text: string) {
  const known = entriesOf(text);
  const added: Entries = {};
  return {
    first: () => Object.keys(known)[0],
    /** The key that a name has or is given. */
    keyOf(name: string, fields: Readonly<Record<string, unknown>>): string {
      const there = Object.entries({...known, ...added}).find(
        ([key, entry]) =>
          key === name ||
          (entry as {name?: unknown} | null)?.name === name ||
          key === keyFrom(name),
      )?.[0];
      if (there !== undefined) {
        return there;
      }
      const {url, image_url: picture, avatar, image, title} = fields;
      const imageUrl = [picture, avatar, image].find((value) => /^https?:/.test(String(value)));
      const key = keyFrom(name) || name;
      added[key] = {
        name,
        ...(typeof title === 'string' ? {title} : {}),
        ...(/^https?:/.test(String(url)) ? {url} : {}),
        ...(imageUrl === undefined ? {} : {image_url: imageUrl}),
      };
      return key;
    },
    /** Adds an author as another list has it; the one that is there stays. */
    add(key: string, entry: unknown): void {
      if (!(key in known)) {
        added[key] = entry;
      }
    },
    text: () => append(text, added),
    count: () => Object.keys(added).length,
  };
}

/** `blog/redirects.yml` with further ones, each old address once. */
export function addRedirects(text: string, redirects: readonly Redirect[]) {
  const list: unknown = parse(text);
  const taken = new Set(Array.isArray(list) ? (list as Redirect[]).map(({from}) => from) : []);
  const fresh = redirects.filter(({from, to}) => {
    const isNew = !taken.has(from) && from !== to;
    taken.add(from);
    return isNew;
  });
  return {text: fresh.length === 0 ? text : append(text, fresh), count: fresh.length};
}
