import {escapeHtml} from '../escapeHtml';
import type {HtmlPlace, HtmlResult} from './htmlPlace';
import {decodeAttribute} from './htmlPlace';
import type {HtmlTag} from './htmlTags';
import {attribute} from './htmlTags';
import type {Resolver} from './resolved';
import {inParentheses, inertText, shownAddress} from './resolved';

/** An element by itself among blank lines, where Markdown inside HTML is read. */
function asBlock(markdown: string, prefix: string): string {
  const blank = prefix.trimEnd();
  return `\n${blank}\n${prefix}${markdown}\n${blank}\n${prefix}`;
}

/** A picture as Markdown has it, so that the site finds its file; as text where there is none. */
export function htmlPicture(
  tag: HtmlTag,
  {source, offset, prefix}: HtmlPlace,
  {picture}: Resolver,
): HtmlResult {
  const src = decodeAttribute(attribute(tag, 'src') ?? attribute(tag, 'data-src') ?? '');
  const resolved = picture(src);
  const notes = resolved.note ? [resolved.note] : [];
  if (resolved.kind === 'keep') {
    return {edits: [], notes};
  }
  const alt = inertText(decodeAttribute(attribute(tag, 'alt') ?? ''));
  const title = decodeAttribute(attribute(tag, 'title') ?? '').replaceAll('"', '\\"');
  const start = offset + tag.start;
  const end = offset + tag.end;
  if (resolved.kind === 'dead') {
    const text =
      prefix === undefined
        ? `${alt}${inParentheses(src)}`
        : escapeHtml(`${decodeAttribute(attribute(tag, 'alt') ?? '')} (${shownAddress(src)})`);
    return {edits: [{start, end, text: text.trim()}], notes};
  }
  const markdown = `![${alt}](${resolved.address}${title ? ` "${title}"` : ''})`;
  if (prefix === undefined) {
    return {edits: [{start, end, text: markdown}], notes};
  }
  const before = /[ \t]*$/.exec(source.slice(0, start))?.[0].length ?? 0;
  const after = /^[ \t]*(?:\n[ \t>]*)?/.exec(source.slice(end))?.[0].length ?? 0;
  return {
    edits: [{start: start - before, end: end + after, text: asBlock(markdown, prefix)}],
    notes,
  };
}
