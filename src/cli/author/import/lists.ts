import {parse, stringify} from 'yaml';
import {readTagsFile} from '../../../lib/derivePost';
import {foldTag} from '../../../lib/foldTag';
import type {Fields} from './readExport';
import {isFields} from './readExport';

/** A word as a key: in lower case, with hyphens; letters of any script stay. */
export function keyFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/** A list of the blog, such as `blog/tags.yml`, to which posts bring entries. */
export class EntryList {
  readonly #text: string;
  readonly #known: Fields;
  readonly #added: Record<string, unknown> = {};

  constructor(text: string) {
    const known: unknown = parse(text);
    this.#text = text;
    this.#known = isFields(known) ? known : {};
  }

  get all(): Fields {
    return {...this.#known, ...this.#added};
  }

  get count(): number {
    return Object.keys(this.#added).length;
  }

  /** Adds an entry, if there is none of its key. */
  add(key: string, entry: unknown): void {
    if (!(key in this.all)) {
      this.#added[key] = entry;
    }
  }

  /** The key of the entry with a label or name. */
  find(isIt: (key: string, entry: Fields) => boolean): string | undefined {
    return Object.entries(this.all).find(([key, entry]) =>
      isIt(key, isFields(entry) ? entry : {}),
    )?.[0];
  }

  /** The list with the new entries below; what stands there stays to the letter. */
  toString(): string {
    return append(this.#text, this.#added, this.count);
  }
}

function append(text: string, added: unknown, count: number): string {
  const before = /^\s*(?:\{\}|\[\])?\s*$/.test(text) ? '' : `${text.trimEnd()}\n`;
  return count === 0 ? text : before + stringify(added, {lineWidth: 0});
}

/** The addresses of tags, below that of all tags. */
export function tagAddresses(tags: EntryList): string[] {
  return Object.values(readTagsFile(tags.all)).map(({permalink}) => permalink);
}

/** Adds a tag as a Docusaurus blog names it, if its address is free. */
export function addTag(tags: EntryList, key: string, entry: unknown): void {
  const {permalink = ''} = readTagsFile({[key]: entry})[key] ?? {};
  if (!tagAddresses(tags).includes(permalink)) {
    tags.add(key, entry ?? {label: key, permalink});
  }
}

/** The key that a tag's label has or is given. */
export function tagKey(tags: EntryList, label: string): string {
  const isIt = (name: unknown) => name !== undefined && foldTag(String(name)) === foldTag(label);
  const known = tags.find((key, entry) => isIt(key) || isIt(entry['label']));
  const key = known ?? (keyFrom(label) || label);
  tags.add(key, {label, permalink: `/${key.replaceAll('.', '-')}`});
  return key;
}

/** The key that an author's name has or is given. */
export function authorKey(authors: EntryList, name: string, fields: Fields): string {
  const {url, image_url: picture, avatar, image, title} = fields;
  const isElsewhere = (value: unknown) => /^https?:/.test(String(value));
  const known = authors.find(
    (key, entry) => key === name || entry['name'] === name || key === keyFrom(name),
  );
  const key = known ?? (keyFrom(name) || name);
  const imageUrl = [picture, avatar, image].find(isElsewhere);
  authors.add(key, {
    name,
    ...(typeof title === 'string' ? {title} : {}),
    ...(isElsewhere(url) ? {url} : {}),
    ...(imageUrl === undefined ? {} : {image_url: imageUrl}),
  });
  return key;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
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
  return {text: append(text, fresh, fresh.length), count: fresh.length};
}
