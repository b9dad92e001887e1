import {LineCounter, parseDocument} from 'yaml';

/** A post as its file says it, before any of it is believed. */
export interface PostFile {
  /** Path from the root of the repository, such as `blog/2025-01-28-a-tiny-mcp-server.mdx`. */
  readonly file: string;
  /** The front matter by field; empty where there is none or it cannot be read. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The text of the front matter, between its two lines of `---`. */
  readonly head: string;
  /** The text below the front matter. */
  readonly body: string;
  /** Lines of the file above the text. */
  readonly linesAbove: number;
  /** What keeps the front matter from being read, each with its line. */
  readonly problems: readonly string[];
}

const FRONT_MATTER = /^---[ \t]*\n(.*?\n)?---[ \t]*(?:\n(.*))?$/s;

function readPostFile(file: string, source: string): PostFile {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    const problems = /^---[ \t]*\n/.test(text)
      ? ['the front matter is not closed; end it with a second line ---']
      : [];
    return {file, fields: {}, head: '', body: text, linesAbove: 0, problems};
  }
  const [, head = '', body = ''] = match;
  const linesAbove = head.split('\n').length + 1;
  const lineCounter = new LineCounter();
  const document = parseDocument(head, {lineCounter, prettyErrors: false});
  const problems = document.errors.map(({message, pos: [start]}) => {
    // The line of --- stands above the front matter's first.
    const line = lineCounter.linePos(start).line + 1;
    return `line ${line}: the front matter is not YAML: ${message}`;
  });
  let fields: unknown = {};
  try {
    fields = problems.length > 0 ? {} : (document.toJS() ?? {});
  } catch (error) {
    // An alias, `*name`, of what has no name, or too many of them.
    const message = error instanceof Error ? error.message : String(error);
    problems.push(`the front matter is not YAML: ${message}; put quotes around a text with a *`);
  }
  if (typeof fields !== 'object' || Array.isArray(fields)) {
    const noFields = ['front matter must be fields, one a line'];
    return {file, fields: {}, head, body, linesAbove, problems: noFields};
  }
  return {file, fields: fields as Record<string, unknown>, head, body, linesAbove, problems};
}

const parsed = new Map<string, {readonly source: string; readonly post: PostFile}>();

/**
 * Parses a file of the blog. Dates stay text; a byte-order mark and Windows line ends are taken off.
 *
 * Several plugins read the same files, and `npm run dev` reads all again after each edit: a file is
 * parsed anew only when it has changed.
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
