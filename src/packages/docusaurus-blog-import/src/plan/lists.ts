import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {ImportError} from '../ImportError.js';
import {
  hashed,
  isSameTag,
  isUsable,
  ownPermalink,
  stockPermalink,
} from '../docusaurus/tagAddresses.js';
import {editYaml, listOf, mapOf} from '../files/editYaml.js';
import type {Fields} from '../read/exportedPost.js';
import {isFields} from '../read/exportedPost.js';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Required form of a list and of its entries, with the words for error messages. */
interface Form {
  readonly isList: (list: unknown) => boolean;
  readonly list: string;
  readonly isEntry: (entry: unknown) => boolean;
  readonly entry: string;
}

const TAGS: Form = {
  isList: isFields,
  list: 'tags by key',
  isEntry: (entry) => entry === null || isFields(entry),
  entry: 'must have a label, a permalink or a description, or nothing',
};
const AUTHORS: Form = {
  isList: isFields,
  list: 'authors by key',
  isEntry: isFields,
  entry: 'must be an author such as {name: Your Name}',
};
const REDIRECTS: Form = {
  isList: Array.isArray,
  list: 'a list',
  isEntry: (entry) =>
    isFields(entry) && ['from', 'to'].every((name) => /^\/(?!\/)[^?#]*$/.test(String(entry[name]))),
  entry: 'must have paths from the site’s root, as in {from: /old, to: /new}',
};

/**
 * Reads a list in YAML or JSON; undefined for one without entries.
 *
 * @throws ImportError that names the line at which the list cannot be read or has a wrong form
 */
function readList(file: string, text: string, form: Form): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const fail = (offset: number | undefined, problem: string) => {
    const {line} = lineCounter.linePos(offset ?? 0);
    return new ImportError(`Nothing was imported.\n${file}:${line || 1}: ${problem}`);
  };
  const [error] = document.errors;
  if (error) {
    throw fail(error.pos[0], `is not valid YAML: ${error.message}; fix the line`);
  }
  const list: unknown = document.toJS() ?? undefined;
  if (list !== undefined && !form.isList(list)) {
    throw fail(0, `must be ${form.list}; fix the entry`);
  }
  const wrong = Object.entries((list ?? {}) as Fields).find(([, entry]) => !form.isEntry(entry));
  if (wrong) {
    const {contents} = document;
    const node: unknown = isMap(contents)
      ? contents.items.find(({key}) => isScalar(key) && String(key.value) === wrong[0])?.key
      : isSeq(contents) && contents.items[Number(wrong[0])];
    const {range} = node as {readonly range?: readonly number[]};
    throw fail(range?.[0], `${wrong[0]} ${form.entry}; fix the entry`);
  }
  return list;
}

/** Returns a text as a key: in lower case, with hyphens; letters of any script stay. */
export function keyFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:[^\p{L}\p{N}\p{M}.]|\.(?![\p{L}\p{N}]))+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/** Returns the key of an author, without any punctuation but hyphens. */
const authorKey = (name: string) => keyFrom(name.replaceAll('.', ' '));

/**
 * Collects the entries of a list of tags or authors, and those that posts add.
 *
 * @param list the entries that `text` has
 * @param isSame true if two words name the same entry
 */
function entries(text: string, list: unknown, isSame: (one: string, other: string) => boolean) {
  // Without a prototype, so that `constructor` is a key like any other.
  const all = Object.assign(Object.create(null), list) as Record<string, unknown>;
  const added = Object.create(null) as Record<string, unknown>;
  return {
    all,
    /** Adds an entry, unless its key is taken. */
    add(key: string, entry: unknown): void {
      if (!(key in all)) {
        all[key] = added[key] = entry;
      }
    },
    /** Finds the key of the entry that a word names by its key, label or name. */
    find: (word: string) =>
      Object.keys(all).find((key) => {
        const {label, name} = (all[key] ?? {}) as {label?: unknown; name?: unknown};
        return [key, label, name].some((each) => each !== undefined && isSame(String(each), word));
      }),
    text: () =>
      editYaml(text, (document) => {
        const map = mapOf(document);
        Object.entries(added).forEach(([key, entry]) => {
          map.add(document.createPair(key, entry));
        });
      }),
    count: () => Object.keys(added).length,
  };
}

/** Collects the tags of `tags.yml`, and those that posts add. */
export function collectTags(text: string, file = 'tags.yml') {
  const list = entries(text, readList(file, text, TAGS), isSameTag);
  const permalinkOf = (key: string, entry: unknown) =>
    String((isFields(entry) ? entry : {})['permalink'] ?? stockPermalink(key));
  const permalinks = () => Object.entries(list.all).map(([key, entry]) => permalinkOf(key, entry));
  const isFree = (permalink: string) => isUsable(permalink) && !permalinks().includes(permalink);
  return {
    ...list,
    permalinks,
    /** Returns the key of a label; adds an entry for a new one. */
    keyOf(label: string): string {
      const known = list.find(label);
      if (known !== undefined) {
        return known;
      }
      const own = ownPermalink(label);
      const named = own === stockPermalink(label) ? keyFrom(label) : own.slice(1);
      const wanted = `/${named.replaceAll('.', '-')}`;
      const permalink = isFree(wanted) ? wanted : hashed(wanted, label);
      const key = isFree(wanted) ? named : permalink.slice(1);
      list.add(key, {label, permalink});
      return key;
    },
    /** Adds an entry of the old list if its address is free. */
    add(key: string, entry: unknown): void {
      if (isFree(permalinkOf(key, entry))) {
        list.add(key, entry);
      }
    },
    /** Adds a tag that is only in a post of a Docusaurus blog, unless its key or address is taken. */
    addInline(label: string): void {
      if (!(label in list.all) && isFree(ownPermalink(label))) {
        list.add(label, {label, permalink: ownPermalink(label)});
      }
    },
  };
}

/**
 * Collects the authors of `authors.yml`, and those that posts add.
 *
 * @param people authors by the keys that the old site had for them
 */
export function collectAuthors(text: string, file = 'authors.yml', people: Fields = {}) {
  const isSame = (one: string, other: string) => one === other || one === authorKey(other);
  const list = entries(text, readList(file, text, AUTHORS), isSame);
  return {
    ...list,
    /** Returns the key of a name; adds an entry for a new one. */
    keyOf(written: string, own: Fields): string {
      const known = Object.hasOwn(people, written) ? people[written] : undefined;
      const {
        title,
        url,
        web,
        website,
        image_url: picture,
        avatar,
        image,
        ...person
      }: Fields = {
        ...(isFields(known) ? known : {}),
        ...own,
      };
      const name = isFields(known) && typeof person['name'] === 'string' ? person['name'] : written;
      const key = [written, name].map(list.find).find(Boolean) ?? (authorKey(written) || written);
      const address = (value: unknown) => (/^https?:/.test(String(value)) ? value : undefined);
      list.add(key, {
        name,
        title: typeof title === 'string' ? title : undefined,
        url: [url, web, website].find(address),
        image_url: [picture, avatar, image].find(address),
      });
      return key;
    },
  };
}

export function redirectsIn(text: string, file = 'redirects.yml'): readonly Redirect[] {
  return (readList(file, text, REDIRECTS) ?? []) as readonly Redirect[];
}

/** Adds redirects to a list in YAML, or in JSON if the file's name says so. */
export function addRedirects(
  text: string,
  redirects: readonly Redirect[],
  file = 'redirects.yml',
): string {
  if (file.endsWith('.json')) {
    const all = [...redirectsIn(text, file), ...redirects];
    return redirects.length === 0 ? text : `${JSON.stringify(all, undefined, 2)}\n`;
  }
  return editYaml(text, (document) => {
    const list = listOf(document);
    redirects.forEach((redirect) => list.add(document.createNode(redirect)));
  });
}
