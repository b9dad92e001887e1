import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import {parseDocument} from 'yaml';
import {htmlToMarkdown, readGhost, readWordPress} from './structuredExports';

export type Fields = Readonly<Record<string, unknown>>;

interface SplitText {
  readonly fields: Fields;
  readonly body: string;
  /** Why the front matter could not be read, or had to be read line by line. */
  readonly note?: string;
}

const YAML = /^---[ \t]*\n(.*?\n)?---[ \t]*(?:\n|$)/s;
const TOML = /^\+\+\+[ \t]*\n(.*?\n)?\+\+\+[ \t]*(?:\n|$)/s;
const JSON_OBJECT = /^\{\s*\n.*?^\}[ \t]*(?:\n|$)/ms;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
function splitFrontMatter(source: string): SplitText {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const yaml = YAML.exec(text);
  if (yaml) {
    return {...readYaml(yaml[1] ?? ''), body: text.slice(yaml[0].length)};
  }
  const toml = TOML.exec(text);
  if (toml) {
    try {
      // Through JSON, in which dates are text.
      const fields = JSON.parse(JSON.stringify(parseToml(toml[1] ?? ''))) as Fields;
      return {fields, body: text.slice(toml[0].length)};
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

/** A post as another engine has it. */
export interface ExportedPost {
  /** Path in the folder; with `#` and a name for posts that share a file. */
  readonly source: string;
  readonly kind: 'md' | 'mdx';
  readonly fields: Fields;
  readonly body: string;
  readonly notes: readonly string[];
}

export interface Export {
  readonly folder: string;
  /** Path of a Docusaurus blog's folder within it ('' for the folder itself); nothing elsewhere. */
  readonly docusaurus: string | undefined;
  /** Paths of all files, with slashes; those of outer folders first, which claim names first. */
  readonly files: readonly string[];
  readonly posts: readonly ExportedPost[];
  /** Why a file gives no post, by its path. */
  readonly refused: ReadonlyMap<string, string>;
  /** Texts that are no posts: pages, docs, read-me files. */
  readonly others: readonly string[];
}

const SKIPPED = /(?:^|\/)(?:node_modules|\.git|\.docusaurus|build|dist|_site|\.next|\.astro)\//;
/** Lists of posts and the files that tools keep are no posts. */
const NO_POST =
  /(?:^|\/)(?:_index|readme|license|changelog|contributing|code_of_conduct)\.\w+$|(?:^|\/)_(?!posts\/|drafts\/)[^/]*/i;
const POST = /\.(?:mdx?|markdown|html?)$/i;
const PAGE_FOLDERS =
  /^(?:docs|pages|src\/pages|src\/components|static|public|layouts|themes|i18n)\//;

/** Signs of Windows-1252 from 0x80 on. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decode(bytes: Uint8Array): {text: string; note?: string} {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes)};
  } catch {
    // Node 20's own decoder gives control characters for the range in which Windows has signs.
    const text = new TextDecoder('latin1')
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
    return {text, note: 'is not UTF-8; read as Windows-1252'};
  }
}

function readPost(folder: string, source: string): ExportedPost {
  const {text, note: decoding} = decode(readFileSync(path.join(folder, source)));
  const {fields, body, note} = splitFrontMatter(text);
  const isHtml = /\.html?$/i.test(source);
  const notes = [decoding, note, isHtml ? 'written as Markdown from HTML' : undefined];
  return {
    source,
    kind: source.endsWith('.mdx') ? 'mdx' : 'md',
    fields,
    body: isHtml ? htmlToMarkdown(body) : body,
    notes: notes.filter((line) => line !== undefined),
  };
}

/** Where a Docusaurus blog is, of which its configuration or its lists tell. */
function findDocusaurus(files: readonly string[]): string | undefined {
  const has = (pattern: RegExp) => files.some((file) => pattern.test(file));
  if (has(/^docusaurus\.config\.\w+$|^blog\/(?:authors|tags)\.ya?ml$/)) {
    return has(/^blog\//) ? 'blog' : undefined;
  }
  return has(/^(?:authors|tags)\.ya?ml$/) ? '' : undefined;
}

/** Whether a file is a post: of a Docusaurus site those in `blog/`, of others all but their pages. */
function isPostFile(file: string, docusaurus: string | undefined, hasSections: boolean): boolean {
  if (!POST.test(file) || NO_POST.test(file)) {
    return false;
  }
  if (docusaurus !== undefined) {
    return /\.mdx?$/.test(file) && file.startsWith(docusaurus === '' ? '' : `${docusaurus}/`);
  }
  // HTML is a post where Jekyll keeps posts, or in an export of files alone.
  const isHtml = /\.html?$/i.test(file);
  const isSection = /(?:^|\/)(?:_posts|_drafts|content|posts|blog)\//.test(file);
  return !PAGE_FOLDERS.test(file) && (isSection || (!hasSections && !isHtml));
}

/** Reads a folder that another engine's posts are in, or its export. Nothing in it is changed. */
export function readExport(folder: string): Export {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !SKIPPED.test(file))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  const docusaurus = findDocusaurus(files);
  const hasSections = files.some((file) => /(?:^|\/)(?:_posts|content|posts|blog)\//.test(file));
  const posts: ExportedPost[] = [];
  const refused = new Map<string, string>();
  const attempt = (source: string, read: () => readonly ExportedPost[]): void => {
    try {
      const found = read();
      const empty = found.filter(({body, fields}) => body.trim() === '' && !fields['title']);
      empty.forEach((post) => refused.set(post.source, 'is empty'));
      posts.push(...found.filter((post) => !empty.includes(post)));
    } catch (error) {
      refused.set(source, (error as Error).message);
    }
  };
  for (const file of files) {
    const text = () => readFileSync(path.join(folder, file), 'utf8');
    if (isPostFile(file, docusaurus, hasSections)) {
      attempt(file, () => [readPost(folder, file)]);
    } else if (file.endsWith('.xml') && text().includes('xmlns:wp=')) {
      attempt(file, () => readWordPress(file, text()));
    } else if (file.endsWith('.json') && /"db"\s*:\s*\[/.test(text())) {
      attempt(file, () => readGhost(file, text()));
    }
  }
  const read = new Set([...posts.map(({source}) => source), ...refused.keys()]);
  const isText = (file: string) =>
    /\.(?:mdx?|markdown)$/i.test(file) && !/(?:^|\/)_[^/]*$/.test(file);
  const others = files.filter((file) => isText(file) && !read.has(file));
  return {folder, docusaurus, files, posts, refused, others};
}
