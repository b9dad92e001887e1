import {JoiFrontMatter as Joi, PathnameSchema} from '@docusaurus/utils-validation';
import {LineCounter, parseDocument} from 'yaml';
import {ImportError} from '../ImportError.js';
import {
  hashedPermalink,
  isSameTag,
  isUsablePermalink,
  readablePermalink,
  docusaurusPermalink,
} from '../docusaurus/tagAddresses.js';
import {editYaml, listOf, mapOf} from '../files/editYaml.js';
import type {Fields} from '../read/exportedPost.js';
import {fieldsIn, isFields} from '../read/exportedPost.js';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const ENTRY = Joi.object().unknown();
const TAGS = Joi.object().pattern(Joi.string(), ENTRY.allow(null));
const AUTHORS = Joi.object().pattern(Joi.string(), ENTRY);
const REDIRECTS = Joi.array().items(
  Joi.object({from: PathnameSchema.required(), to: Joi.string().required()}).unknown(),
);

/**
 * Reads a list in YAML or JSON; undefined for an empty file.
 *
 * @throws ImportError that names the line of a syntax error or an invalid entry
 */
function readList(
  file: string,
  text: string,
  schema: typeof TAGS | typeof REDIRECTS,
  example: string,
): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const fail = (offset: number | undefined, problem: string) => {
    const {line} = lineCounter.linePos(offset ?? 0);
    return new ImportError(`Nothing was imported.\n${file}:${line || 1}: ${problem}`);
  };
  const [error] = document.errors;
  if (error) {
    throw fail(error.pos[0], `invalid YAML: ${error.message}; fix the line`);
  }
  const list: unknown = document.toJS() ?? undefined;
  const [invalid] = schema.validate(list, {convert: false}).error?.details ?? [];
  if (invalid) {
    const node = document.getIn(invalid.path.slice(0, 1), true);
    const {range} = (node ?? {}) as {readonly range?: readonly number[]};
    throw fail(range?.[0], `${invalid.message}; fix the entry, as in ${example}`);
  }
  return list;
}

/** Maximum bytes of a key: file systems allow 255 for a name, with a date and an extension. */
const MAX_KEY_BYTES = 180;

/** Turns a text into a key: in lower case, with hyphens. Keeps letters of any script. */
export function keyFrom(text: string): string {
  const key = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:[^\p{L}\p{N}\p{M}.]|\.(?![\p{L}\p{N}]))+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  const start = Buffer.from(key).subarray(0, MAX_KEY_BYTES).toString();
  // Removes the last character if it is incomplete.
  return start === key ? key : start.replace(/[-.\uFFFD]+$/, '');
}

const authorKey = (name: string) => keyFrom(name.replaceAll('.', ' '));

/** Manages the entries of a list of tags or authors, and those that posts add. */
function collectEntries(
  text: string,
  list: unknown,
  isSame: (word: string, other: string) => boolean,
) {
  // Objects without a prototype accept `constructor` as a key.
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
    /** Returns the key of the entry whose key, label or name matches a word. */
    find: (word: string) =>
      Object.entries(all).find(([key, entry]) => {
        const {label, name} = fieldsIn(entry);
        const words = [key, label, name].filter((each) => each !== undefined);
        return words.some((each) => isSame(String(each), word));
      })?.[0],
    /** Returns the file with the added entries. */
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

/** Manages the tags of `tags.yml`, and those that posts add. */
export function collectTags(text: string, file = 'tags.yml') {
  const list = collectEntries(text, readList(file, text, TAGS, 'news: {label: News}'), isSameTag);
  const permalinkOf = (key: string, entry: unknown) =>
    String(fieldsIn(entry)['permalink'] ?? docusaurusPermalink(key));
  const permalinks = () => Object.entries(list.all).map(([key, entry]) => permalinkOf(key, entry));
  const isFree = (permalink: string) =>
    isUsablePermalink(permalink) && !permalinks().includes(permalink);
  return {
    ...list,
    permalinks,
    /** Returns the key of the tag with a label; adds a missing entry. */
    keyOf(label: string): string {
      const existing = list.find(label);
      if (existing !== undefined) {
        return existing;
      }
      const readable = readablePermalink(label);
      // Docusaurus drops symbols from addresses, so C++ and C would share one. The key of a label with
      // symbols comes from an address with words for them: `c-plus-plus`.
      const preferredKey =
        readable === docusaurusPermalink(label) ? keyFrom(label) : readable.slice(1);
      const preferred = `/${preferredKey.replaceAll('.', '-')}`;
      const permalink = isFree(preferred) ? preferred : hashedPermalink(preferred, label);
      const key = isFree(preferred) ? preferredKey : permalink.slice(1);
      list.add(key, {label, permalink});
      return key;
    },
    /** Adds an entry of the old site's list, unless its key or address is taken. */
    add(key: string, entry: unknown): void {
      if (isFree(permalinkOf(key, entry))) {
        list.add(key, entry);
      }
    },
    /** Adds a tag that only a Docusaurus post defines, unless its key or address is taken. */
    addInline(label: string): void {
      if (!(label in list.all) && isFree(readablePermalink(label))) {
        list.add(label, {label, permalink: readablePermalink(label)});
      }
    },
  };
}

/** Manages the authors of `authors.yml` and of posts; `people` are those in the old site's data. */
export function collectAuthors(text: string, file = 'authors.yml', people: Fields = {}) {
  const isSame = (one: string, other: string) => one === other || one === authorKey(other);
  const existing = readList(file, text, AUTHORS, 'you: {name: Your Name}');
  const list = collectEntries(text, existing, isSame);
  return {
    ...list,
    /** Returns the key of an author, given as a name or a key; adds a missing entry. */
    keyOf(written: string, fields: Fields): string {
      const known = Object.hasOwn(people, written) ? people[written] : undefined;
      const person = isFields(known) ? known : fields;
      const fieldText = (field: string) =>
        typeof person[field] === 'string' ? person[field] : undefined;
      const name = fieldText('name') || written;
      const key = [written, name].map(list.find).find(Boolean) ?? (authorKey(written) || written);
      const addressIn = (...names: string[]) =>
        names.map((each) => person[each]).find((value) => /^https?:/.test(String(value)));
      list.add(key, {
        name,
        title: fieldText('title'),
        url: addressIn('url', 'web', 'website'),
        image_url: addressIn('image_url', 'avatar', 'image'),
      });
      return key;
    },
  };
}

/** Tags and authors of this site, with those that the import adds. */
export interface Lists {
  readonly tags: ReturnType<typeof collectTags>;
  readonly authors: ReturnType<typeof collectAuthors>;
}

export function redirectsIn(text: string, file: string): readonly Redirect[] {
  const list = readList(file, text, REDIRECTS, '- {from: /old, to: /new}');
  return (list ?? []) as readonly Redirect[];
}

/** Adds redirects to a list in YAML, or in JSON if the file name ends in `.json`. */
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
