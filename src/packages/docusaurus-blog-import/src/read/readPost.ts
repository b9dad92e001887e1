import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import iconv from 'iconv-lite';
import {countOf} from '../text.js';
import {cleanText, cleanValue} from './controlCharacters.js';
import {readMetadata} from '../mdx/readMetadata.js';
import type {ExportedPost, Fields} from './exportedPost.js';
import {splitFrontMatter} from './frontMatter.js';
import type {FieldsOf} from './inheritedFields.js';
import {withField} from './head.js';
import {htmlToMarkdown} from '../html/htmlToMarkdown.js';
import type {Note} from '../report/notes.js';
import {privateReason} from './privacy.js';

/** Reads a text in UTF-8, in UTF-16 with a byte-order mark, or else as Windows wrote it. */
export function decodeText(file: string): {readonly text: string; readonly isWindows: boolean} {
  const bytes = readFileSync(file);
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isWindows = !isUtf16 && !isUtf8(bytes);
  const decoded = isUtf16
    ? iconv.decode(bytes, 'utf16')
    : isWindows
      ? iconv.decode(bytes, 'windows-1252')
      : bytes.toString();
  return {text: decoded.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n'), isWindows};
}

/** Removes control characters from all of a post, and notes how many there were. */
export function withoutControls(post: ExportedPost, removed = 0): ExportedPost {
  let total = removed;
  const count = (more: number) => void (total += more);
  const fields = cleanValue(post.fields, count) as Fields;
  const body = cleanValue(post.body, count) as string;
  const note: Note = {
    kind: 'text',
    text: `${countOf(total, 'control character')} removed, which feeds cannot contain`,
  };
  return total === 0 ? post : {...post, fields, body, notes: [...post.notes, note]};
}

/**
 * Makes a draft of a post that was not public on the old site, and notes why.
 *
 * @param reason for a sentence that begins with "because"; undefined for a public post
 */
export function withPrivacy(post: ExportedPost, reason: string | undefined): ExportedPost {
  if (reason === undefined) {
    return post;
  }
  const isDraft = post.fields['draft'] === true;
  const {unlisted, ...fields} = post.fields;
  return {
    ...post,
    fields: {...fields, draft: true},
    head:
      isDraft && unlisted === undefined
        ? post.head
        : withField(post.head, 'draft: true', ['draft', 'unlisted']),
    notes: [...post.notes, {kind: 'private', text: `is a draft here, because ${reason}`}],
  };
}

/**
 * Reads a post from a file of its own.
 *
 * @param inherited gives the fields that its folder has for it
 * @param now epoch milliseconds
 * @throws Error that says why it cannot be read
 */
export function readPost(
  folder: string,
  source: string,
  inherited: FieldsOf,
  now: number,
): ExportedPost {
  const read = decodeText(path.join(folder, source));
  const {text, count} = cleanText(read.text);
  const split = {note: undefined, ...splitFrontMatter(text)};
  const {body, note} = split;
  const isMdx = source.endsWith('.mdx');
  const fields = {...(isMdx ? readMetadata(body).fields : {}), ...split.fields};
  const isHtml = /\.html?$/i.test(source);
  const converted = isHtml ? htmlToMarkdown(body) : {text: body, notes: [], removed: 0};
  const post = {
    source,
    kind: isMdx ? 'mdx' : 'md',
    fields,
    head: text.slice(0, text.length - body.length),
    body: converted.text,
    notes: [
      ...(read.isWindows
        ? [{kind: 'text', text: 'is not UTF-8; read as Windows-1252'} as const]
        : []),
      ...(note ? [note] : []),
      ...(isHtml ? [{kind: 'text', text: 'written as Markdown from HTML'} as const] : []),
      ...converted.notes,
    ],
  } as const;
  // The folder that was chosen may itself be named "drafts".
  const reason = privateReason(
    {...inherited(source), ...fields},
    `${path.basename(folder)}/${source}`,
    now,
  );
  return withPrivacy(withoutControls(post, count), reason);
}
