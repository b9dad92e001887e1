import {escapeRegexp} from '@docusaurus/utils';
import type {TomlError} from 'smol-toml';
import {parse} from 'smol-toml';
import {LineCounter, isAlias, isMap, parseDocument} from 'yaml';
import type {Note} from '../report/notes.js';
import type {Fields} from './exportedPost.js';
import {isFields} from './exportedPost.js';
import {readLiterals} from './literals.js';
import {hasComputedPrivacy} from './privacy.js';

interface Split {
  readonly fields: Fields;
  readonly body: string;
  readonly note?: Note;
}

/**
 * Quotes single-line values that are not valid YAML, such as `title: A: b` and `title: "A" or b`.
 * Unclosed lists stay unchanged.
 */
function quoteValues(head: string): string {
  return head.replace(
    /^([\w-]+):[ \t]+((?![[{][^\]}]*$)\S.*)$(?!\n[ \t]+\S)/gm,
    (line, key: string, value: string) => {
      const {errors, contents} = parseDocument(line, {strict: false});
      const text = value.trim().replace(/^(["'])(.*)\1$/, '$2');
      // An alias such as `*word*` has no error.
      return errors.length > 0 || isAlias(isMap(contents) && contents.get(key, true))
        ? `${key}: ${JSON.stringify(text)}`
        : line;
    },
  );
}

/** Matches quoted text on several lines, as long as no line begins with the name of another field. */
const UNINDENTED =
  /^[\w-]+:[ \t]+(?:"(?:\\.|(?!\n[\w-]+:)[^"\\])*"|'(?:''|(?!\n[\w-]+:)[^'])*')[ \t]*$/gm;

/** Parses YAML as leniently as the engines do. */
export function parseYaml(head: string): unknown {
  const lineCounter = new LineCounter();
  // Accepts duplicate keys, tabs, and quoted text or a closing bracket that is not indented.
  const indented = head
    .replace(/^[ \t]*\t[ \t]*/gm, (space) => space.replaceAll('\t', '  '))
    .replace(UNINDENTED, (value) => value.replace(/\n(?=\S)/g, '\n  '))
    .replace(/^(?=[\]}]|["'][ \t]*$)/gm, ' '.repeat(8));
  const document = parseDocument(indented, {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: false,
    strict: false,
    merge: true,
    logLevel: 'error',
  });
  const [error] = document.errors;
  if (error) {
    const line = lineCounter.linePos(error.pos[0]).line;
    throw new Error(`line ${line}: ${error.message}; put quotes around the value`);
  }
  return document.toJS() as unknown;
}

export function parseToml(head: string): unknown {
  try {
    // An id of another service may be too long for a number.
    return parse(head, {integersAsBigInt: 'asNeeded'});
  } catch (error) {
    const {line, message} = error as TomlError;
    throw new Error(`line ${line}: ${message}`, {cause: error});
  }
}

/** Parses JSON. The braces around the fields may be missing. */
const parseJson = (head: string): unknown =>
  JSON.parse(/^\s*\{/.test(head) ? head : `{${head.trim().replace(/,$/, '')}}`);

/** Marks a post as a draft if code computes a field that may hide it. */
export function withComputedPrivacy(fields: Fields): Fields {
  return hasComputedPrivacy(fields) ? {...fields, draft: true} : fields;
}

/** Reads the values of an object or of constants, as Eleventy does. Computed values are left out. */
function parseJs(head: string): unknown {
  const code = /^\s*\{/.test(head) ? `const object = ${head}` : head;
  const {constants, valueOf} = readLiterals('front-matter.js', code, () => undefined);
  const values = Object.fromEntries([...constants].map(([name, node]) => [name, valueOf(node)]));
  return withComputedPrivacy((values['object'] ?? values) as Fields);
}

/** Formats by the fence, or by the language after an opening fence `---`. */
const FORMATS: Readonly<Record<string, readonly [name: string, parse: (head: string) => unknown]>> =
  {
    '---': ['YAML', parseYaml],
    yaml: ['YAML', parseYaml],
    yml: ['YAML', parseYaml],
    '+++': ['TOML', parseToml],
    toml: ['TOML', parseToml],
    ';;;': ['JSON', parseJson],
    json: ['JSON', parseJson],
    js: ['JavaScript', parseJs],
    javascript: ['JavaScript', parseJs],
  };

/** Turns long integers into text, as JSON does with dates, and leaves out empty fields such as `url: ""`. */
function asJson(name: string, value: unknown): unknown {
  // A name of digits is the index of a list item.
  const isEmptyField = value === '' && !/^\d*$/.test(name);
  if (isEmptyField) {
    return undefined;
  }
  return typeof value === 'bigint' ? String(value) : value;
}

/** Parses front matter; undefined for text between thematic breaks. */
function parseHead(format: string, head: string, body: string): Split | undefined {
  const [name, parseFormat] = FORMATS[format] ?? [];
  if (!parseFormat) {
    throw new Error(
      `its front matter is written in "${format}", which cannot be read; write it as YAML`,
    );
  }
  const read = (text: string) => {
    const value = parseFormat(text) ?? {};
    return isFields(value) ? (JSON.parse(JSON.stringify(value, asJson)) as Fields) : undefined;
  };
  try {
    const fields = read(head);
    return fields && {fields, body};
  } catch (error) {
    const quoted = quoteValues(head);
    if (name === 'YAML' && quoted !== head) {
      const text = 'front matter was not valid YAML; its values were put in quotes';
      return {...parseHead(format, quoted, body), note: {kind: 'field', text}} as Split;
    }
    const [reason] = (error as Error).message.split('\n');
    throw new Error(`its front matter is not valid ${name}: ${reason}`, {cause: error});
  }
}

/** Matches the start of YAML, up to its indentation: a field, `{` or a closing fence. */
const YAML_START =
  /^(?:[ \t]*(?:#.*)?\n)*([ \t]*)(?:["']?[^\s"'#:{[>|`*-][^\n:]*:(?:\s|$)|\{|---|\.\.\.)/;

/**
 * Splits front matter between two fences; undefined if the first one is a thematic break. Indented text
 * that cannot be parsed is not front matter.
 *
 * @param blankLines lines of the file before the text, so that errors name the line in the file
 */
function splitFenced(text: string, blankLines: string): Split | undefined {
  const [opening, fence = '', language = ''] = /^(---|\+\+\+|;;;)([a-z]*)[ \t]*\n/.exec(text) ?? [];
  const afterOpening = text.slice(opening?.length);
  const [, indentation] =
    opening?.trim() === '---' ? (YAML_START.exec(afterOpening) ?? []) : ['', ''];
  if (opening === undefined || indentation === undefined) {
    return undefined;
  }
  const closing = fence === '---' ? String.raw`(?:---|\.\.\.)` : escapeRegexp(fence);
  const end = new RegExp(String.raw`^${closing}[ \t]*(?:\n|$)`, 'm').exec(afterOpening);
  try {
    if (!end) {
      throw new Error(`its front matter is not closed; end it with a second line ${fence}`);
    }
    const body = afterOpening.slice(end.index + end[0].length);
    // The line break replaces the opening fence, so that errors name the right line.
    const head = `${blankLines}\n${afterOpening.slice(0, end.index)}`;
    return parseHead(language || fence, head.replaceAll(`\n${indentation}`, '\n'), body);
  } catch (error) {
    if (indentation !== '') {
      return undefined;
    }
    throw error;
  }
}

/** Splits headers that Pelican, MultiMarkdown and Hexo accept without an opening fence. */
function splitHeaders(text: string): Split | undefined {
  const end = /\n(?:(?:---|;;;)[ \t]*(?:\n|$)|[ \t]*\n)/.exec(text);
  const head = text.slice(0, (end?.index ?? -1) + 1);
  const isHeader =
    /^(?:title|date|author|slug|status|category|tags|layout|draft|published)[ \t]*:/i.test(text) &&
    /^title[ \t]*:/im.test(head) &&
    /^(?:[\w-]+[ \t]*:[^\n]*\n|[ \t]+\S[^\n]*\n|- [^\n]*\n)+$/.test(head);
  try {
    return end && isHeader
      ? parseHead('yaml', head, text.slice(end.index + end[0].length))
      : undefined;
  } catch {
    return undefined;
  }
}

/** Matches a Nikola field, such as `.. title: A title`. */
const DOTTED_FIELD = /^[ \t]*\.\. ([\w-]+):[ \t]*(\S.*)$/gm;

/** Reads the fields of a Nikola post. */
export function dottedFields(head: string): Fields {
  const entries = [...head.matchAll(DOTTED_FIELD)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return Object.fromEntries(entries) as Fields;
}

/** Splits the fields of a Nikola post, which may be in a comment, from its text. */
function splitDotted(text: string): Split | undefined {
  const [head] =
    /^(?:<!--\s*\.\. [\w-]+:[^:][^]*?-->|(?:[ \t]*\.\. [\w-]+:(?!:).*\n)+)/.exec(text) ?? [];
  return head === undefined
    ? undefined
    : {fields: dottedFields(head), body: text.slice(head.length).replace(/^\s*\n/, '')};
}

/** Matches properties that most Notion databases have. */
const NOTION_PROPERTY =
  /^(?:author|category|categories|created|date|last edited|publish|status|tags?|type|url)/im;

/** Splits the title and the properties below it, such as `Status: Draft`, from the text of a Notion page. */
export function splitNotionPage(text: string): Split | undefined {
  const [, heading, title, properties = ''] =
    /^(# (.+)\n\n)((?:[^\s:][^\n:]*: .*\n)*)/.exec(text) ?? [];
  if (heading === undefined) {
    return undefined;
  }
  const entries = [...properties.matchAll(/^(.+?): (.*)$/gm)].map(([, name = '', value]) => [
    name.replaceAll(' ', '-'),
    value,
  ]);
  // A first paragraph such as "Note: more" may look like a property, and stays in the text.
  const head = NOTION_PROPERTY.test(properties) ? heading + properties : heading;
  return {
    fields: {title, ...Object.fromEntries(entries)} as Fields,
    body: text.slice(head.length).replace(/^\n/, ''),
  };
}

/** Splits a JSON object at the start of a text from the text after it. */
function splitObject(text: string): Split | undefined {
  if (!/^\{\s*(?:"(?:[^"\\\n]|\\.)*"\s*:|\}[ \t]*(?:\n|$))/.test(text)) {
    return undefined;
  }
  let depth = 0;
  for (const {0: part, index} of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    if (part === '{') {
      depth += 1;
    } else if (part === '}') {
      depth -= 1;
    }
    if (depth === 0) {
      const body = text.slice(index + 1).replace(/^[ \t]*\n/, '');
      return parseHead('json', text.slice(0, index + 1), body);
    }
  }
  throw new Error('its front matter is not closed; end the JSON with a line }');
}

/**
 * Splits a text into its body and its front matter, in any format that this file reads. Blank lines
 * before the front matter are ignored.
 *
 * @throws Error that says why the front matter cannot be read
 */
export function splitFrontMatter(text: string): Split {
  const start = text.replace(/^(?:[ \t]*\n)+/, '');
  const blankLines = text.slice(0, text.length - start.length).replace(/[^\n]/g, '');
  return (
    splitObject(start) ??
    splitFenced(start, blankLines) ??
    splitHeaders(start) ??
    splitDotted(start) ?? {fields: {}, body: text}
  );
}
