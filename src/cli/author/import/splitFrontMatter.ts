import {parse as parseToml} from 'smol-toml';
import {parseDocument} from 'yaml';

/** A field's value with every number, date and boolean as the text that stood there. */
export type FieldValue = string | FieldValue[] | {readonly [field: string]: FieldValue};

export interface SplitFile {
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly body: string;
  /** The front matter as it stands, where its fields could not all be read from it. */
  readonly unread?: string;
  readonly problem?: string;
}

const YAML = /^---[ \t]*\n(.*?\n)??(?:---|\.\.\.)[ \t]*(?:\n(.*))?$/s;
const TOML = /^\+\+\+[ \t]*\n(.*?\n)??\+\+\+[ \t]*(?:\n(.*))?$/s;
const JSON_HEAD = /^(\{\n.*?\n\})[ \t]*(?:\n(.*))?$/s;

function toText(value: unknown): FieldValue {
  if (Array.isArray(value)) {
    return value.map(toText);
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toText(inner)]));
  }
  return value === null || value === undefined ? '' : String(value);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function unquote(value: string): string {
  const [, , inner] = /^(["'])(.*)\1$/s.exec(value) ?? [];
  return (inner ?? value).trim();
}

/** `key: value` lines and the `- items` below them: what people mean where it is not quite YAML. */
function readLoosely(head: string): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {};
  let current: string | undefined;
  for (const line of head.split('\n')) {
    const [, key, value = ''] = /^([\w-]+)[ \t]*:[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    const [, item] = /^[ \t]*-[ \t]+(.*?)[ \t]*$/.exec(line) ?? [];
    if (key && fields[key] === undefined) {
      const [, list] = /^\[(.*)\]$/.exec(value) ?? [];
      fields[key] =
        list === undefined ? unquote(value) : list.split(',').map((each) => unquote(each.trim()));
      current = key;
    } else if (item !== undefined && current) {
      const before = fields[current];
      fields[current] = [...(Array.isArray(before) ? before : []), unquote(item)];
    }
  }
  return fields;
}

function readYaml(head: string, body: string, whole: string): SplitFile {
  // Only text: a title "1.10" must not become 1.1, nor "no" a boolean.
  const document = parseDocument(head, {schema: 'failsafe', prettyErrors: false});
  const [error] = document.errors;
  if (!error) {
    const fields: unknown = document.toJS();
    return isFields(fields)
      ? {fields: toText(fields) as Record<string, FieldValue>, body}
      : // Two rules with text between them are no front matter.
        {fields: {}, body: head.trim() === '' ? body : whole};
  }
  const fields = readLoosely(head);
  return Object.keys(fields).length === 0
    ? {fields: {}, body: whole}
    : {fields, body, unread: head, problem: `front matter is not YAML (${error.message})`};
}

/**
 * Takes the front matter off a post: YAML, TOML or JSON, or none at all. What cannot be read as a
 * whole is read line by line, and given back as it stands so that nothing is lost.
 */
export function splitFrontMatter(source: string): SplitFile {
  const text = source.replace(/^\s*\n(?=---|\+\+\+)/, '');
  const yaml = YAML.exec(text);
  if (yaml) {
    return readYaml(yaml[1] ?? '', yaml[2] ?? '', text);
  }
  const [, head = '', body = ''] = TOML.exec(text) ?? JSON_HEAD.exec(text) ?? [];
  if (head === '') {
    return {fields: {}, body: text};
  }
  try {
    const fields: unknown = head.startsWith('{') ? JSON.parse(head) : parseToml(head);
    return {fields: toText(fields) as Record<string, FieldValue>, body};
  } catch (error) {
    if (head.startsWith('{')) {
      return {fields: {}, body: text};
    }
    const [message] = (error as Error).message.split('\n');
    const loose = readLoosely(head.replace(/^([\w-]+)[ \t]*=/gm, '$1:'));
    return {fields: loose, body, unread: head, problem: `front matter is not TOML (${message})`};
  }
}
