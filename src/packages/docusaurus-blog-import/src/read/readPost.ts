import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import iconv from 'iconv-lite';
import {htmlToMarkdown, plainText} from '../html/htmlToMarkdown.js';
import {readMetadata} from '../mdx/readMetadata.js';
import {usesComponents} from '../mdx/repair.js';
import {noteIf} from '../report/notes.js';
import {escapeHtml} from '../text.js';
import {cleanItem, cleanText} from './controlCharacters.js';
import type {Engine, ExportedPost, Fields} from './exportedPost.js';
import {withPrivacy} from './exportedPost.js';
import {NAMES, plainName} from './fieldNames.js';
import {splitFrontMatter, splitNotionPage} from './frontMatter.js';
import {readHEntry} from './hEntry.js';
import type {FieldsOf} from './inheritedFields.js';
import {withInherited} from './inheritedFields.js';
import {formatName} from './postFiles.js';
import {privateReason} from './privacy.js';

/** Decodes a file: UTF-8 (also with a few invalid bytes), UTF-16 (with a byte-order mark) or Windows-1252. */
export function decodeText(file: string): {readonly text: string; readonly problem?: string} {
  const bytes = readFileSync(file);
  const mark = bytes.length > 1 ? bytes.readUInt16BE() : 0;
  const isUtf16 = mark === 0xfffe || mark === 0xfeff;
  const clean = (text: string) => text.replace(/^\p{Cf}+/u, '').replace(/\r\n?/g, '\n');
  const unicode = iconv.decode(bytes, isUtf16 ? 'utf16' : 'utf8');
  if (isUtf16 || isUtf8(bytes)) {
    return {text: clean(unicode)};
  }
  // A text in another encoding has hardly any sequences that are valid in UTF-8.
  const invalid = unicode.match(/\uFFFD/g)?.length ?? 0;
  const isMostlyUtf8 = (unicode.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0) > invalid;
  return isMostlyUtf8
    ? {
        text: clean(unicode),
        problem: `has bytes that are not UTF-8 (${invalid}); they became \uFFFD`,
      }
    : {
        text: clean(iconv.decode(bytes, 'windows-1252')),
        problem: 'is not UTF-8; read as Windows-1252',
      };
}

/** Matches a comment at the start of a text. */
const COMMENT = /^\s*(?:<!--|\{*\/\*|\{#)(.*?)(?:-->|\*\/\}*|#\})/s;
/** Matches text between two lines such as `----` or `%%%` (but not fences of code), at the start. */
const FENCED = /^\s*([^\w\s`~#])\1*[ \t]*(?:#[^\n]*)?\n(.*?)\n[ \t]*(?:\1+|\.{3})[ \t]*(?:\n|$)/s;
/** Matches a first paragraph below such a line, or with a field that hides posts. */
const PARAGRAPH =
  /^\s*(?:([^\w\s`~#])\1*[ \t]*\n|(?=["']?(?:draft|published)\b))(.*?)(?:\n[ \t]*\n|$)/is;

/** Returns the fields at the start of a text, as in front matter that no engine reads. */
function fieldsInText(text: string): Fields {
  const [comment = '', inComment = ''] = COMMENT.exec(text) ?? [];
  const rest = text.slice(comment.length);
  const [, , head = ''] = FENCED.exec(rest) ?? PARAGRAPH.exec(rest) ?? [];
  const entries = `${inComment}\n${head}`.split('\n').flatMap((line) => {
    const [, name, value = ''] =
      /^(?:[-*]\s+)?["']?([\w-]+)["']?\s*[:=]\s*(.*)$/.exec(line.trim()) ?? [];
    const plain = value.replace(/\s#.*$/, '').replace(/^[["']+|(?<![\]"',])[\]"',]+$/g, '');
    return name === undefined ? [] : [[name, plain]];
  });
  return Object.fromEntries(entries) as Fields;
}

/** Returns the reason why a text in a format cannot be imported. */
export const unreadableReason = (format: string) =>
  `is written in ${format}, which cannot be read; convert it to Markdown`;

/** Matches the file of a page that was exported from Notion, whose name ends in the id of the page. */
const NOTION_PAGE = /[ _-][\da-f]{32}\.md$/;

/** Names of fields with titles and descriptions. */
const TEXTS = [...NAMES.title, ...NAMES.description];

/** Engines whose sites may read all Markdown files as MDX. */
const READS_MDX: readonly (Engine | undefined)[] = ['gatsby', 'next'];

/** Engines whose themes show titles and descriptions as HTML. */
const WITH_HTML_TITLES: readonly (Engine | undefined)[] = ['jekyll', 'hexo', undefined];

function withPlainTexts(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => {
    const isText = typeof value === 'string' && TEXTS.includes(plainName(name));
    return [name, isText ? plainText(value) : value];
  });
  return Object.fromEntries(entries) as Fields;
}

/** Matches a Liquid tag or a Hugo shortcode that contains code. */
const CODE =
  /(?:\{%-?|\{\{[<%])\s*(highlight|codeblock|code)\b\s*(\S*?)(?:\s[^%>]*?)?(?:-?%\}|[>%]\}\})\n?(.*?)(?:\{%-?\s*end\1\s*-?%\}|\{\{[<%]\s*\/\s*\1\s*[>%]\}\})/gs;

/** Turns tags with code into `<pre>` elements, because the conversion to Markdown keeps their lines. */
function codeAsHtml(html: string): string {
  return html.replace(CODE, (_, name: string, firstWord: string, code: string) => {
    // In other tags, which are Hexo's, the first word belongs to a title.
    const language = name === 'highlight' ? firstWord : '';
    return `<pre lang="${escapeHtml(language)}">${escapeHtml(code)}</pre>`;
  });
}

/**
 * Reads a post that has its own file.
 *
 * @param inherited returns the fields that a file inherits
 * @throws Error that says why the post cannot be read
 */
export function readPost(
  folder: string,
  source: string,
  inherited: FieldsOf,
  now: number,
  engine?: Engine,
): ExportedPost {
  const format = formatName(source);
  if (format !== undefined) {
    throw new Error(unreadableReason(format));
  }
  const decoded = decodeText(path.join(folder, source));
  const {text, count} = cleanText(decoded.text);
  // Only binary files and unknown encodings have so many control characters.
  if (count > decoded.text.length / 20) {
    throw new Error('is not text, or its encoding is unknown; save it as UTF-8');
  }
  const {body, note, ...split} =
    (NOTION_PAGE.test(source) ? splitNotionPage(text) : undefined) ?? splitFrontMatter(text);
  const isMdx = source.endsWith('.mdx') || (READS_MDX.includes(engine) && usesComponents(body));
  const isHtml = /\.html?$/i.test(source);
  const metadata = isMdx ? readMetadata(body) : {fields: {}, body};
  // The text of a Docusaurus post stays as it was written.
  const content = engine === 'docusaurus' ? body : metadata.body;
  // In a file with front matter, the whole text below is the post.
  const entry = isHtml && body === text ? readHEntry(content) : undefined;
  const converted = isHtml
    ? htmlToMarkdown(codeAsHtml(entry?.body ?? content))
    : {text: content, notes: []};
  const fileFields = {...metadata.fields, ...entry?.fields, ...split.fields};
  const folderFields = inherited(source);
  const fields = withInherited(fileFields, folderFields);
  const shownFields = WITH_HTML_TITLES.includes(engine) ? withPlainTexts(fields) : fields;
  const {value, notes} = cleanItem({fields: shownFields, body: converted.text}, count);
  const post: ExportedPost = {
    source,
    engine,
    kind: isMdx ? 'mdx' : 'md',
    ...value,
    head: text.slice(0, text.length - body.length),
    notes: [
      ...(decoded.problem === undefined ? [] : [{kind: 'text', text: decoded.problem} as const]),
      ...(note ? [note] : []),
      ...noteIf(isHtml, 'text', 'converted from HTML to Markdown'),
      ...converted.notes,
      ...notes,
    ],
  };
  // Includes the name of the imported folder, which may be "drafts".
  const pathWithFolder = `${path.basename(folder)}/${source}`;
  const textFields = body === text ? fieldsInText(body) : {};
  const allFields = {...folderFields, ...textFields, ...post.fields};
  return withPrivacy(post, privateReason(allFields, pathWithFolder, now));
}
