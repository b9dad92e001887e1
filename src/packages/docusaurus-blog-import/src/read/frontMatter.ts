import {parse as parseToml} from 'smol-toml';
import {LineCounter, parseDocument} from 'yaml';
import type {Fields} from './exportedPost.js';
import {isFields} from './exportedPost.js';
import type {Note} from '../report/notes.js';

interface Split {
  readonly fields: Fields;
  readonly body: string;
  readonly note?: Note;
}

/** Quotes values that are not valid YAML because of a colon or a sign, such as `title: A: b`. */
function quoteValues(head: string): string {
  return head.replace(
    /^([\w-]+):[ \t]+((?=.*:[ \t]|[%@`])[^\s"'[{|>&*!].*)$/gm,
    (_, key: string, value: string) => `${key}: ${JSON.stringify(value.trim())}`,
  );
}

/** @throws Error with the line in the file */
function parseYaml(head: string): unknown {
  const lineCounter = new LineCounter();
  // Ruby, Go and js-yaml accept duplicate keys, tabs, and a closing bracket that is not indented.
  const indented = head
    .replace(/^[ \t]*\t[ \t]*/gm, (space) => space.replaceAll('\t', '  '))
    .replace(/^(?=[\]}])/gm, ' ');
  const options = {lineCounter, prettyErrors: false, uniqueKeys: false, strict: false};
  const document = parseDocument(indented, options);
  const [error] = document.errors;
  if (error) {
    const line = lineCounter.linePos(error.pos[0]).line + 1;
    throw new Error(`line ${line}: ${error.message}; put quotes around the value`);
  }
  return document.toJS() as unknown;
}

/** Throws for a head that is no mapping, because then the fences are thematic breaks. */
class NotFields extends Error {}

function fieldsOf(value: unknown): Fields {
  if (value === null || value === undefined) {
    return {};
  }
  if (!isFields(value)) {
    throw new NotFields();
  }
  // JSON turns dates into text.
  return JSON.parse(JSON.stringify(value)) as Fields;
}

function readYaml(head: string, body: string): Split {
  try {
    return {fields: fieldsOf(parseYaml(head)), body};
  } catch (error) {
    try {
      const fields = fieldsOf(parseYaml(quoteValues(head)));
      const text = 'front matter was not valid YAML; its values were put in quotes';
      return {fields, body, note: {kind: 'field', text}};
    } catch {
      throw error;
    }
  }
}

/** A JSON object at the start of a text and the text after it; undefined if it never ends. */
function splitObject(text: string): readonly [object: string, rest: string] | undefined {
  let depth = 0;
  for (const {0: part, index} of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    depth += part === '{' ? 1 : part === '}' ? -1 : 0;
    if (depth === 0) {
      const end = index + 1;
      return [text.slice(0, end), text.slice(end).replace(/^[ \t]*\n/, '')];
    }
  }
  return undefined;
}

type Parse = (head: string) => unknown;

const parseJson: Parse = (head) => JSON.parse(head);
const parseBareJson: Parse = (head) =>
  JSON.parse(/^\s*\{/.test(head) ? head : `{${head.trim().replace(/,$/, '')}}`);

/** Languages that may follow the opening `---`. */
const LANGUAGES: Readonly<Record<string, readonly [name: string, parse: Parse | undefined]>> = {
  yaml: ['YAML', undefined],
  yml: ['YAML', undefined],
  json: ['JSON', parseBareJson],
  toml: ['TOML', parseToml],
};

function parsed(name: string, parse: Parse, head: string, body: string): Split {
  try {
    return {fields: fieldsOf(parse(head)), body};
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(`its front matter is not valid ${name}: ${reason}`, {cause: error});
  }
}

const FENCE = /^(---|\+\+\+|;;;)([a-z]*)[ \t]*\n/;

/** Front matter between two fences; undefined if the first one is a thematic break. */
function splitFenced(text: string): Split | undefined {
  const [opening, fence = '', language = ''] = FENCE.exec(text) ?? [];
  if (opening === undefined) {
    return undefined;
  }
  const known =
    fence === '---'
      ? LANGUAGES[language || 'yaml']
      : language === ''
        ? LANGUAGES[fence === '+++' ? 'toml' : 'json']
        : undefined;
  const rest = text.slice(opening.length);
  // A blank line, or a line that is neither a field nor a comment, is text below a thematic break.
  const isData =
    fence !== '---' ||
    language !== '' ||
    /^(?:[ \t]*(?:#.*)?\n)*(?:["']?[^\s"'#:{[>|`*-][^\n:]*["']?[ \t]*:(?:\s|$)|\{|---|\.\.\.)/.test(
      rest,
    );
  if (!isData) {
    return undefined;
  }
  if (known === undefined) {
    throw new Error(
      `its front matter is written in "${language}", which cannot be read; write it as YAML`,
    );
  }
  const closing =
    fence === '---'
      ? /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m
      : fence === '+++'
        ? /^\+\+\+[ \t]*(?:\n|$)/m
        : /^;;;[ \t]*(?:\n|$)/m;
  const end = closing.exec(rest);
  if (!end) {
    throw new Error(`its front matter is not closed; end it with a second line ${fence}`);
  }
  const head = rest.slice(0, end.index);
  const body = rest.slice(end.index + end[0].length);
  const [name, parse] = known;
  if (parse) {
    return parsed(name, parse, head, body);
  }
  try {
    return readYaml(head, body);
  } catch (error) {
    if (error instanceof NotFields) {
      return undefined;
    }
    throw new Error(`its front matter is not valid YAML: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Headers that Pelican, MultiMarkdown and Hexo take without an opening fence. */
const HEADERS = /^(?:title|date|author|slug|status|category|tags|layout)[ \t]*:[^\n]*\n/i;

function splitHeaders(text: string): Split | undefined {
  const end = /\n(?:(?:---|;;;)[ \t]*(?:\n|$)|[ \t]*\n)/.exec(text);
  const head = text.slice(0, (end?.index ?? -1) + 1);
  const isHeader = /^(?:[\w-]+[ \t]*:[^\n]*\n|[ \t]+\S[^\n]*\n|- [^\n]*\n)+$/.test(head);
  const hasTitle = /^title[ \t]*:/im.test(head);
  if (!end || !HEADERS.test(text) || !isHeader || !hasTitle) {
    return undefined;
  }
  try {
    const {fields} = readYaml(head, '');
    return {fields, body: text.slice(end.index + end[0].length)};
  } catch {
    return undefined;
  }
}

/**
 * Splits a text into front matter (YAML, TOML or JSON at its start, after blank lines) and body.
 *
 * @throws Error that says why it cannot be read
 */
export function splitFrontMatter(text: string): Split {
  const start = text.replace(/^(?:[ \t]*\n)+/, '');
  if (/^\{\s*(?:"(?:[^"\\\n]|\\.)*"\s*:|\}[ \t]*(?:\n|$))/.test(start)) {
    const [object, body] = splitObject(start) ?? [];
    if (object === undefined || body === undefined) {
      throw new Error('its front matter is not closed; end the JSON with a line }');
    }
    return parsed('JSON', parseJson, object, body);
  }
  return splitFenced(start) ?? splitHeaders(start) ?? {fields: {}, body: text};
}
