import {parseYaml} from './parseYaml';
import type {YamlError} from './parseYaml';
import {yamlLine} from './yamlLine';

/** Parsed file of a post, before its fields are validated. */
export interface PostFile {
  /** Path from the root of the repository, such as `blog/2025-01-28-a-tiny-mcp-server.mdx`. */
  readonly file: string;
  /** Fields of the front matter; empty if it is missing or invalid. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Source of the front matter, between its two `---` lines. */
  readonly head: string;
  /** The text below the front matter. */
  readonly body: string;
  /** Number of lines above `body`. */
  readonly linesAbove: number;
  /** Errors in the front matter: `file:line: what is wrong; how to fix it`. */
  readonly problems: readonly string[];
}

/** Like Docusaurus' parser, accepts `yaml` after the first `---`. */
const FRONT_MATTER = /^---[ \t]*(?:ya?ml)?[ \t]*\n(.*?\n)?---[ \t]*(?:\n(.*))?$/s;

function readPostFile(file: string, source: string): PostFile {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    const problems = /^---[ \t]*\n/.test(text)
      ? [`${file}:1: the front matter is not closed; end it with a second line ---`]
      : [];
    return {file, fields: {}, head: '', body: text, linesAbove: 0, problems};
  }
  const [, head = '', body = ''] = match;
  const linesAbove = head.split('\n').length + 1;
  const problems: string[] = [];
  let fields: unknown;
  try {
    fields = parseYaml(head) ?? {};
  } catch (error) {
    const {message, line} = error as YamlError;
    // The front matter starts below the first `---` line.
    const location = `${file}:${line + 1}`;
    problems.push(`${location}: the front matter is not valid YAML: ${message}`);
    fields = {};
  }
  const hasFields = typeof fields === 'object' && !Array.isArray(fields);
  if (!hasFields) {
    problems.push(`${file}:2: the front matter has no fields; write one "name: value" per line`);
  }
  const record = hasFields ? (fields as Record<string, unknown>) : {};
  return {file, fields: record, head, body, linesAbove, problems};
}

/** True for a draft. Like Docusaurus, accepts the word in quotes. */
export function isDraft({fields: {draft}}: PostFile): boolean {
  return draft === true || draft === 'true';
}

const parsed = new Map<string, {readonly source: string; readonly post: PostFile}>();

/**
 * Parses a post file. Dates stay strings; a byte-order mark and Windows line endings are removed.
 *
 * Caches the result for each file until its content changes, because several plugins read the same
 * files, and `npm run dev` reads all of them after each edit.
 */
export function parsePostFile(file: string, source: string): PostFile {
  const last = parsed.get(file);
  if (last?.source === source) {
    return last.post;
  }
  const post = readPostFile(file, source);
  parsed.set(file, {source, post});
  return post;
}

/**
 * Returns the line of a front matter field.
 *
 * @param path path of the field, such as `['authors', 0]`
 * @returns the line in the file, starting at 1; for a missing field, that of its nearest parent, or 1
 */
export function fieldLine({head}: PostFile, path: readonly PropertyKey[]): number {
  return (yamlLine(head, path) ?? 0) + 1;
}
