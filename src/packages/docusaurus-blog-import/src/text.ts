import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import path from 'node:path';

/** Returns "1 post" or "1,000 posts". */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns a text or a number as text; undefined for other values. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Parses JSON; undefined if it is not valid. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Escapes a text for use in HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Decodes the entities in HTML, as in the value of an attribute. */
export function decodeEntities(html: string): string {
  return html.replace(/&#?\w+;/g, (entity) => toString(fromHtml(entity, {fragment: true})));
}

/** Decodes a percent-encoded address; a malformed one stays unchanged. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Normalizes a path: paths that a file system may treat as the same become equal. */
export function fold(file: string): string {
  return file.normalize('NFC').toLowerCase();
}

/**
 * Returns the path to which a relative address in the file `source` leads, decoded and without query
 * and anchor: `../b%20c.png?d` in `posts/a.md` → `b c.png`. With `/` as the source, the address may also
 * begin with a slash: `/b.png` → `/b.png`.
 */
export function pathFrom(source: string, address: string): string {
  const file = decoded(address.replace(/[?#].*$/s, ''));
  return path.posix.join(path.posix.dirname(source), file);
}

/** Returns the ends of a path, longest first: `a/b/c`, `b/c` and `c`. */
export function endsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, start) => parts.slice(start).join('/'));
}

/** Groups items by a key. Groups keep the order of their items. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    group.push(item);
    groups.set(key, group);
  }
  return groups;
}

/**
 * Adds a field to front matter, and removes the fields in `replaced`; the rest stays unchanged.
 *
 * @param head the front matter with its fences; may be empty
 * @param field line of the field, such as `date: 2020-01-02`
 * @param replaced names of fields that the new field replaces
 */
export function withField(head: string, field: string, replaced: readonly string[]): string {
  if (!head.startsWith('---')) {
    return `---\n${field}\n---\n\n${head}`;
  }
  const [, indentation = ''] = /^---.*\n([ \t]*)/.exec(head) ?? [];
  // A field continues in indented lines and in unindented items of a list.
  const fields = new RegExp(
    `^(?:${replaced.join('|')}):.*\\n(?:(?:[ \\t]*\\n)*(?:[ \\t]+\\S|- ).*\\n)*`,
    'gm',
  );
  return head
    .replaceAll(`\n${indentation}`, '\n')
    .replace(fields, '')
    .replace(/^---.*\n/, `$&${field}\n`);
}
