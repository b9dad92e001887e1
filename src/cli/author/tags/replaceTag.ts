import {isDeepStrictEqual} from 'node:util';
import type {Scalar} from 'yaml';
import {isScalar, isSeq, parseDocument} from 'yaml';
import {parsePostFile} from '../../../lib/postFile';
import {AuthorError} from '../AuthorError';
import {applyEdits} from './applyEdits';
import type {Edit} from './applyEdits';
import {yamlText} from '../yamlText';

const FIRST_LINE = /^\uFEFF?---[ \t]*\r?\n/;
const LAST_LINE = /^---[ \t]*\r?$/m;

/** The tags of a post after one is replaced, each once. */
function replaced(tags: readonly unknown[], from: string, to: string): unknown[] {
  const renamed = tags.map((tag) => (tag === from ? to : tag));
  return renamed.filter((tag, index) => renamed.indexOf(tag) === index);
}

function inQuotesOf(old: string, key: string): string {
  return /^["']/.test(old) ? `${old[0]}${key}${old[0]}` : yamlText(key);
}

/** Takes an item, never the first, out of a list such as `[one, two]`. */
function flowRemoval(text: string, before: number, start: number, end: number): Edit {
  const between = text.slice(before, start);
  if (/^\s*,\s*$/.test(between)) {
    return {start: before, end, text: ''};
  }
  // A comment stands between; a comma before the end of a list is allowed, so the one after goes.
  const [comma = ''] = /^[ \t]*,[ \t]?/.exec(text.slice(end)) ?? [];
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const rest = text.slice(end + comma.length);
  return /^[ \t]*$/.test(text.slice(lineStart, start)) && /^\r?\n/.test(rest)
    ? {start: lineStart, end: end + comma.length + rest.indexOf('\n') + 1, text: ''}
    : {start, end: end + comma.length, text: ''};
}

/** Takes the line of an item out of a list of lines that begin with a hyphen; its comment stays. */
function blockRemoval(text: string, start: number, end: number): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(lineStart, start)) ?? [];
  const lineEnd = text.indexOf('\n', end) + 1 || text.length;
  const hash = text.slice(end, lineEnd).indexOf('#');
  return hash === -1
    ? {start: lineStart, end: lineEnd, text: ''}
    : {start: lineStart + indent.length, end: end + hash, text: ''};
}

/**
 * A post's source with one tag in the place of another: only the value of `tags` differs, and in it
 * only that tag. Where the post has both already, one stays, in the place of the first.
 *
 * @throws AuthorError where the tags are written in a way that cannot be edited so
 */
export function replaceTag(file: string, source: string, from: string, to: string): string {
  const before = parsePostFile(file, source).fields;
  const tags = before['tags'];
  if (!Array.isArray(tags) || !tags.includes(from)) {
    return source;
  }
  const offset = FIRST_LINE.exec(source)?.[0].length ?? 0;
  const head = source.slice(offset, offset + source.slice(offset).search(LAST_LINE));
  const list = parseDocument(head).get('tags');
  const items = isSeq(list) ? list.items.filter((item): item is Scalar => isScalar(item)) : [];
  const edits: Edit[] = [];
  let isThere = false;
  for (const [index, {value, range}] of items.entries()) {
    if ((value !== from && value !== to) || !range) {
      continue;
    }
    const [start, end] = range;
    if (!isThere) {
      isThere = true;
      edits.push({
        start,
        end,
        text: value === to ? head.slice(start, end) : inQuotesOf(head.slice(start, end), to),
      });
    } else if (isSeq(list) && list.flow) {
      edits.push(flowRemoval(head, items[index - 1]?.range?.[1] ?? start, start, end));
    } else {
      edits.push(blockRemoval(head, start, end));
    }
  }
  const result =
    source.slice(0, offset) + applyEdits(head, edits) + source.slice(offset + head.length);
  const after = parsePostFile(file, result);
  const wanted = {...before, tags: replaced(tags, from, to)};
  if (after.problems.length > 0 || !isDeepStrictEqual(after.fields, wanted)) {
    throw new AuthorError(
      `${file}: its tags are written in a way that cannot be edited by a program; write them as [one, two, three]`,
    );
  }
  return result;
}
