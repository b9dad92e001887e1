import {parse as parseToml} from 'smol-toml';
import {parseDocument} from 'yaml';

export type Fields = Readonly<Record<string, unknown>>;

export interface SplitText {
  readonly fields: Fields;
  readonly body: string;
  /** Why the front matter could not be read, or had to be read line by line. */
  readonly note?: string;
}

const YAML = /^---[ \t]*\n(.*?\n)?---[ \t]*(?:\n|$)/s;
const TOML = /^\+\+\+[ \t]*\n(.*?\n)?\+\+\+[ \t]*(?:\n|$)/s;
const JSON_OBJECT = /^\{\s*\n.*?^\}[ \t]*(?:\n|$)/ms;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Dates of TOML, and whatever else is no plain value, as text. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(plain);
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
    : value;
}

/** Values that are no YAML for a colon or a sign in them, such as `title: Kettles: a list`, in quotes. */
function quoteValues(head: string): string {
  return head.replace(
    /^([\w-]+):[ \t]+((?=.*:[ \t]|[%@`])[^\s"'[{|>&*!].*)$/gm,
    (_, key: string, value: string) => `${key}: ${JSON.stringify(value.trim())}`,
  );
}

function readYaml(head: string): {fields: Fields; note?: string} {
  for (const text of [head, quoteValues(head)]) {
    const document = parseDocument(text, {prettyErrors: false});
    const fields: unknown = document.errors.length > 0 ? undefined : (document.toJS() ?? {});
    if (isFields(fields)) {
      return {
        fields,
        ...(text === head
          ? {}
          : {note: 'front matter was not valid YAML; its values were put in quotes'}),
      };
    }
  }
  throw new Error('its front matter is not valid YAML');
}

/**
 * Takes the front matter off a text: YAML, TOML or JSON, as the other engines have it. Dates stay
 * text.
 *
 * @throws Error that says why it cannot be read
 */
export function splitFrontMatter(source: string): SplitText {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const yaml = YAML.exec(text);
  if (yaml) {
    return {...readYaml(yaml[1] ?? ''), body: text.slice(yaml[0].length)};
  }
  const toml = TOML.exec(text);
  if (toml) {
    try {
      return {fields: plain(parseToml(toml[1] ?? '')) as Fields, body: text.slice(toml[0].length)};
    } catch (error) {
      throw new Error('its front matter is not valid TOML', {cause: error});
    }
  }
  const json = JSON_OBJECT.exec(text);
  if (json) {
    try {
      const fields: unknown = JSON.parse(json[0]);
      return {fields: isFields(fields) ? fields : {}, body: text.slice(json[0].length)};
    } catch {
      // A text that begins with a brace.
    }
  }
  return {fields: {}, body: text};
}
