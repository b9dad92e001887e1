import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {decode} from 'iconv-lite';
import {parse as parseToml} from 'smol-toml';
import {parseDocument} from 'yaml';
import {htmlToMarkdown, readGhost, readWordPress} from './structuredExports';

export type Fields = Readonly<Record<string, unknown>>;

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
  readonly files: ReadonlySet<string>;
  readonly posts: readonly ExportedPost[];
  /** Why a file gives no post, by its path. */
  readonly refused: ReadonlyMap<string, string>;
  /** Texts that are no posts: pages, docs, read-me files. */
  readonly others: readonly string[];
}

type Note = (line: string) => void;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readYaml(head: string, note: Note): unknown {
  const document = parseDocument(head, {prettyErrors: false});
  if (document.errors.length === 0) {
    return document.toJS() ?? {};
  }
  // A colon or a sign in a value that stands without quotes, such as `title: Kettles: a list`.
  const quoted = head.replace(
    /^([\w-]+):[ \t]+((?=.*:[ \t]|[%@`])[^\s"'[{|>&*!].*)$/gm,
    (_, key: string, value: string) => `${key}: ${JSON.stringify(value.trim())}`,
  );
  if (quoted === head) {
    throw document.errors[0];
  }
  note('front matter was not valid YAML; its values were put in quotes');
  return readYaml(quoted, () => undefined);
}

/** Front matter of all engines; dates stay text. */
const FRONT_MATTER: readonly (readonly [string, RegExp, (head: string, note: Note) => unknown])[] =
  [
    ['YAML', /^---[ \t]*\n(.*?\n)?---[ \t]*(?:\n|$)/s, readYaml],
    [
      'TOML',
      /^\+\+\+[ \t]*\n(.*?\n)?\+\+\+[ \t]*(?:\n|$)/s,
      (head) => JSON.parse(JSON.stringify(parseToml(head))) as unknown,
    ],
    ['JSON', /^(\{\s*\n.*?^\})[ \t]*(?:\n|$)/ms, (head) => JSON.parse(head) as unknown],
  ];

function splitFrontMatter(source: string, note: Note): {fields: Fields; body: string} {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  for (const [name, pattern, read] of FRONT_MATTER) {
    const [whole, head = ''] = pattern.exec(text) ?? [];
    if (whole !== undefined) {
      try {
        const fields = read(head, note);
        return {fields: isFields(fields) ? fields : {}, body: text.slice(whole.length)};
      } catch (error) {
        throw new Error(`its front matter is not valid ${name}`, {cause: error});
      }
    }
  }
  return {fields: {}, body: text};
}

function readPost(folder: string, source: string): ExportedPost {
  const notes: string[] = [];
  const note: Note = (line) => void notes.push(line);
  const bytes = readFileSync(path.join(folder, source));
  let text = bytes.toString();
  if (text.includes('\uFFFD')) {
    text = decode(bytes, 'windows-1252');
    note('is not UTF-8; read as Windows-1252');
  }
  const {fields, body} = splitFrontMatter(text, note);
  const isHtml = /\.html?$/i.test(source);
  if (isHtml) {
    note('written as Markdown from HTML');
  }
  return {
    source,
    kind: source.endsWith('.mdx') ? 'mdx' : 'md',
    fields,
    body: isHtml ? htmlToMarkdown(body) : body,
    notes,
  };
}

const SKIPPED = /(?:^|\/)(?:node_modules|\.git|\.docusaurus|build|dist|_site|\.next|\.astro)\//;
/** Lists of posts and the files that tools keep are no posts. */
const NO_POST =
  /(?:^|\/)(?:_index|readme|license|changelog|contributing|code_of_conduct)\.\w+$|(?:^|\/)_(?!posts\/|drafts\/)[^/]*/i;
const PAGE_FOLDERS =
  /^(?:docs|pages|src\/pages|src\/components|static|public|layouts|themes|i18n)\//;
const SECTION = /(?:^|\/)(?:_posts|_drafts|content|posts|blog)\//;

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
  if (!/\.(?:mdx?|markdown|html?)$/i.test(file) || NO_POST.test(file)) {
    return false;
  }
  if (docusaurus !== undefined) {
    return /\.mdx?$/.test(file) && file.startsWith(docusaurus && `${docusaurus}/`);
  }
  // HTML is a post only where Jekyll keeps posts.
  const isHtml = /\.html?$/i.test(file);
  return !PAGE_FOLDERS.test(file) && (SECTION.test(file) || (!hasSections && !isHtml));
}

/**
 * Reads a folder that another engine's posts are in, or its export: Ghost's JSON or WordPress' XML.
 * Nothing in it is changed.
 */
export function readExport(folder: string): Export {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !SKIPPED.test(file))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  const docusaurus = findDocusaurus(files);
  const hasSections = files.some((file) => SECTION.test(file));
  const posts: ExportedPost[] = [];
  const refused = new Map<string, string>();
  const postsOf = (file: string): ExportedPost[] => {
    const text = () => readFileSync(path.join(folder, file), 'utf8');
    if (isPostFile(file, docusaurus, hasSections)) {
      return [readPost(folder, file)];
    }
    if (file.endsWith('.xml') && text().includes('xmlns:wp=')) {
      return readWordPress(file, text());
    }
    return file.endsWith('.json') && /"db"\s*:\s*\[/.test(text()) ? readGhost(file, text()) : [];
  };
  for (const file of files) {
    try {
      for (const post of postsOf(file)) {
        if (post.body.trim() === '' && !post.fields['title']) {
          refused.set(post.source, 'is empty');
        } else {
          posts.push(post);
        }
      }
    } catch (error) {
      refused.set(file, (error as Error).message);
    }
  }
  const read = new Set([...posts.map(({source}) => source), ...refused.keys()]);
  const others = files.filter(
    (file) =>
      /\.(?:mdx?|markdown)$/i.test(file) && !/(?:^|\/)_[^/]*$/.test(file) && !read.has(file),
  );
  return {folder, docusaurus, files: new Set(files), posts, refused, others};
}
