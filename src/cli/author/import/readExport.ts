import {isUtf8} from 'node:buffer';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import iconv from 'iconv-lite';
import {parse as parseToml} from 'smol-toml';
import {parsePostFile} from '../../../lib/postFile';
import type {Note} from './notes';
import {htmlToMarkdown, readGhost, readWordPress} from './structuredExports';

export type Fields = Readonly<Record<string, unknown>>;

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

/** Front matter in other formats than YAML; through JSON, in which dates are text. */
const FORMATS: readonly (readonly [
  name: string,
  pattern: RegExp,
  parse: (head: string) => unknown,
])[] = [
  ['TOML', /^\+\+\+[ \t]*\n(.*?\n)?\+\+\+[ \t]*(?:\n|$)/s, parseToml],
  ['JSON', /^(\{\s*\n.*?^\})[ \t]*(?:\n|$)/ms, JSON.parse],
];

/**
 * Takes the front matter off a text: YAML, TOML or JSON, as the other engines have it.
 *
 * @throws Error that says why it cannot be read
 */
function splitFrontMatter(file: string, text: string) {
  for (const [name, pattern, parse] of FORMATS) {
    const [whole, head = ''] = pattern.exec(text) ?? [];
    if (whole !== undefined) {
      try {
        const fields = JSON.parse(JSON.stringify(parse(head))) as Fields;
        return {fields, body: text.slice(whole.length)};
      } catch (error) {
        throw new Error(`its front matter is not valid ${name}`, {cause: error});
      }
    }
  }
  const post = parsePostFile(file, text);
  if (post.problems.length === 0) {
    return post;
  }
  const quoted = parsePostFile(file, `---\n${quoteValues(post.head)}---\n${post.body}`);
  if (post.head === '' || quoted.problems.length > 0) {
    throw new Error(`its front matter is not valid YAML: ${post.problems.join('; ')}`);
  }
  const note: Note = {
    kind: 'field',
    text: 'front matter was not valid YAML; its values were put in quotes',
  };
  return {fields: quoted.fields, body: quoted.body, note};
}

/** A post as another engine has it. */
export interface ExportedPost {
  /** Path in the folder; with `#` and a name for posts that share a file. */
  readonly source: string;
  readonly kind: 'md' | 'mdx';
  readonly fields: Fields;
  /** The front matter as it is written, with its fences. */
  readonly head: string;
  readonly body: string;
  readonly notes: readonly Note[];
}

export interface Export {
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

function readPost(folder: string, source: string): ExportedPost {
  const bytes = readFileSync(path.join(folder, source));
  const isWindows = !isUtf8(bytes);
  const text = (isWindows ? iconv.decode(bytes, 'windows-1252') : bytes.toString())
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const {fields, body, note} = {note: undefined, ...splitFrontMatter(source, text)};
  const isHtml = /\.html?$/i.test(source);
  return {
    source,
    kind: source.endsWith('.mdx') ? 'mdx' : 'md',
    fields,
    head: text.slice(0, text.length - body.length),
    body: isHtml ? htmlToMarkdown(body) : body,
    notes: [
      ...(isWindows ? [{kind: 'text', text: 'is not UTF-8; read as Windows-1252'} as const] : []),
      ...(note ? [note] : []),
      ...(isHtml ? [{kind: 'text', text: 'written as Markdown from HTML'} as const] : []),
    ],
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
  return {docusaurus, files, posts, refused, others};
}
