import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {ImportError} from '../ImportError.js';
import {
  hasSigns,
  hashed,
  isSameTag,
  isUsable,
  spelledPermalink,
  stockPermalink,
} from '../docusaurus/tagAddresses.js';
import {editYaml, listOf, mapOf} from '../files/editYaml.js';
import {isFields} from '../read/exportedPost.js';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Something wrong with a list: the key or index of an entry, if it is one entry, and a message. */
type Issue = readonly [entry: string | number | undefined, message: string];

function entryIssues(
  list: unknown,
  what: string,
  isEntry: (entry: unknown) => boolean,
  like: string,
) {
  return isFields(list)
    ? Object.entries(list)
        .filter(([, entry]) => !isEntry(entry))
        .map(([key]): Issue => [key, `${key} must ${like}`])
    : [[undefined, `must be ${what} by key`] as Issue];
}

const tagIssues = (list: unknown) =>
  entryIssues(
    list,
    'tags',
    (entry) => entry === null || isFields(entry),
    'have a label, a permalink or a description, or nothing',
  );

const authorIssues = (list: unknown) =>
  entryIssues(list, 'authors', isFields, 'be an author such as {name: Your Name}');

function redirectIssues(list: unknown): Issue[] {
  const isPath = (value: unknown) => typeof value === 'string' && /^\/(?!\/)[^?#]*$/.test(value);
  return Array.isArray(list)
    ? list.flatMap((entry: unknown, index): Issue[] => {
        const fields = isFields(entry) ? entry : {};
        return ['from', 'to']
          .filter((name) => !isPath(fields[name]))
          .map((name) => [index, `${index}.${name} must be a path from the site’s root`]);
      })
    : [[undefined, 'must be a list']];
}

/**
 * Reads a list in YAML or JSON; undefined for one without entries.
 *
 * @throws ImportError that names the line at which the list cannot be read or has a wrong form
 */
function readList(file: string, text: string, issuesOf: (list: unknown) => Issue[]): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const lineOf = (offset = 0) => lineCounter.linePos(offset).line || 1;
  const value: unknown = document.errors.length > 0 ? undefined : (document.toJS() ?? undefined);
  const startOf = (entry: Issue[0]): number | undefined => {
    const {contents} = document;
    const node: unknown = isMap(contents)
      ? contents.items.find(({key}) => isScalar(key) && String(key.value) === entry)?.key
      : isSeq(contents)
        ? contents.items[Number(entry)]
        : undefined;
    return (node as {readonly range?: readonly number[]} | undefined)?.range?.[0];
  };
  const problems = [
    ...document.errors.map(
      ({message, pos: [start]}) =>
        `${file}:${lineOf(start)}: is not valid YAML: ${message}; fix the line`,
    ),
    ...(value === undefined ? [] : issuesOf(value)).map(
      ([entry, message]) => `${file}:${lineOf(startOf(entry))}: ${message}; fix the entry`,
    ),
  ];
  if (problems.length > 0) {
    throw new ImportError(['Nothing was imported.', ...problems].join('\n'));
  }
  return value;
}

/** Returns a text as a key: in lower case, with hyphens; letters of any script stay. */
export function keyFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/**
 * Collects the entries of a list of tags or authors, and those that posts bring.
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

/**
 * Collects the tags of `tags.yml`, and those that posts bring.
 *
 * @param labels of all posts, to find those that would share an address
 */
export function collectTags(text: string, labels: readonly string[], file = 'tags.yml') {
  const list = entries(text, readList(file, text, tagIssues), isSameTag);
  const permalinkOf = (key: string, entry: unknown) => {
    const {permalink} = (entry ?? {}) as {permalink?: unknown};
    return permalink === undefined || permalink === null ? stockPermalink(key) : String(permalink);
  };
  const permalinks = () => Object.entries(list.all).map(([key, entry]) => permalinkOf(key, entry));
  const isFree = (permalink: string) => isUsable(permalink) && !permalinks().includes(permalink);
  /** Returns an address for a label whose stock address is unusable or that of another label. */
  const ownPermalink = (label: string): string | undefined => {
    const stock = stockPermalink(label);
    const others = labels.filter((other) => !isSameTag(other, label));
    const isShared = hasSigns(label) && others.some((other) => stockPermalink(other) === stock);
    if (isUsable(stock) && !isShared && isFree(stock)) {
      return undefined;
    }
    const spelled = spelledPermalink(label);
    const isTaken = others.some((other) =>
      [stockPermalink(other), spelledPermalink(other)].includes(spelled),
    );
    return isTaken || !isFree(spelled) ? hashed(spelled, label) : spelled;
  };
  return {
    ...list,
    permalinks,
    /** Returns the key that a label has or is given. */
    keyOf(label: string): string {
      const known = list.find(label);
      if (known !== undefined) {
        return known;
      }
      const named = ownPermalink(label)?.slice(1) ?? keyFrom(label);
      const wanted = `/${named.replaceAll('.', '-')}`;
      const permalink = isFree(wanted) ? wanted : hashed(wanted, label);
      const key = isFree(wanted) ? named : permalink.slice(1);
      list.add(key, {label, permalink});
      return key;
    },
    /** Adds an entry of another list, if its address is free. */
    add(key: string, entry: unknown): void {
      if (isFree(permalinkOf(key, entry))) {
        list.add(key, entry);
      }
    },
    /** Adds a tag that a post of a Docusaurus blog names, unless another one includes it. */
    addInline(label: string): void {
      const permalink = ownPermalink(label) ?? stockPermalink(label);
      if (!(label in list.all) && isFree(permalink)) {
        list.add(label, {label, permalink});
      }
    },
  };
}

/** Collects the authors of `authors.yml`, and those that posts bring. */
export function collectAuthors(text: string, file = 'authors.yml') {
  const list = entries(
    text,
    readList(file, text, authorIssues),
    (one, other) => one === other || one === keyFrom(other),
  );
  return {
    ...list,
    /** Returns the key that a name has or is given. */
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

export function redirectsIn(text: string, file = 'redirects.yml'): readonly Redirect[] {
  return (readList(file, text, redirectIssues) ?? []) as readonly Redirect[];
}

/** Adds redirects to a list in YAML, or in JSON if the file's name says so. */
export function addRedirects(
  text: string,
  redirects: readonly Redirect[],
  file = 'redirects.yml',
): string {
  if (file.endsWith('.json')) {
    return redirects.length === 0
      ? text
      : `${JSON.stringify([...redirectsIn(text, file), ...redirects], undefined, 2)}\n`;
  }
  return editYaml(text, (document) => {
    const list = listOf(document);
    redirects.forEach((redirect) => list.add(document.createNode(redirect)));
  });
}
