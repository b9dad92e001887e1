import {parseDocument} from 'yaml';
import type * as z from 'zod';
import {documentedAuthors, documentedTags, redirectsSchema} from '../../../data/schemas/lists';
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
import {yamlLine} from '../../../lib/yamlLine';
import {CommandError} from '../../lib/CommandError.mjs';
import {editYaml, listOf, mapOf} from '../editYaml';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads a list of the blog; undefined for one without entries.
 *
 * @throws CommandError that names the line at which the list cannot be read or has a wrong form
 */
function readList(file: string, text: string, schema: z.ZodType): unknown {
  const document = parseDocument(text, {prettyErrors: false});
  const value: unknown = document.errors.length > 0 ? undefined : (document.toJS() ?? undefined);
  const problems = [
    ...document.errors.map(({message, pos: [start]}) => {
      const line = text.slice(0, start).split('\n').length;
      return `${file}:${line}: is not valid YAML: ${message}; fix the line`;
    }),
    ...(value === undefined ? [] : (schema.safeParse(value).error?.issues ?? [])).map(
      ({path, message}) => {
        const line = yamlLine(text, path) ?? 1;
        return `${file}:${line}: ${path.map(String).join('.')} ${message}; fix the entry`;
      },
    ),
  ].map((problem) => problem.replace(/: +/, ': '));
  if (problems.length > 0) {
    throw new CommandError(['Nothing was imported.', ...problems].join('\n'));
  }
  return value;
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
    /** The key of the entry that a word names by its key, label or name. */
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

/**
 * The tags of `blog/tags.yml`, and those that posts bring.
 *
 * @param labels of all posts, to find those that would share an address
 */
export function tagShelf(text: string, labels: readonly string[]) {
  const list = entries(
    text,
    readList('blog/tags.yml', text, documentedTags),
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
  const list = entries(
    text,
    readList('blog/authors.yml', text, documentedAuthors),
    (one, other) => one === other || one === keyFrom(other),
  );
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

export function redirectsIn(text: string): readonly Redirect[] {
  return (readList('blog/redirects.yml', text, redirectsSchema) ?? []) as readonly Redirect[];
}

/** `blog/redirects.yml` with further ones. */
export function addRedirects(text: string, redirects: readonly Redirect[]): string {
  return editYaml(text, (document) => {
    const list = listOf(document);
    redirects.forEach((redirect) => list.add(document.createNode(redirect)));
  });
}
