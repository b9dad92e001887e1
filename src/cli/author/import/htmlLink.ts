import {escapeHtml} from '../escapeHtml';
import type {Edit} from './editText';
import type {HtmlPlace, HtmlResult} from './htmlPlace';
import {decodeAttribute} from './htmlPlace';
import type {HtmlTag} from './htmlTags';
import {attribute, htmlTags} from './htmlTags';
import type {Resolver} from './resolved';
import {shownAddress} from './resolved';

function without(tag: HtmlTag, name: string, offset: number): Edit[] {
  return tag.attributes
    .filter((each) => each.name === name)
    .map(({start, end}) => ({start: offset + start, end: offset + end, text: ''}));
}

/** Whether an element's content, as far as it is known, has a picture that this site will show. */
function holdsPicture(content: string, {picture}: Resolver): boolean {
  return htmlTags(content).some(
    (tag) =>
      tag.name === 'img' && picture(decodeAttribute(attribute(tag, 'src') ?? '')).kind === 'new',
  );
}

/** A link's new address, or its words with the old one behind them. */
export function htmlLink(
  tag: HtmlTag,
  {source, offset}: HtmlPlace,
  resolver: Resolver,
): HtmlResult {
  const href = attribute(tag, 'href');
  if (href === undefined) {
    return {edits: [], notes: []};
  }
  const resolved = resolver.link(decodeAttribute(href));
  const notes = resolved.note ? [resolved.note] : [];
  const end = offset + tag.end;
  const [close = ''] = /<\/a\s*>/i.exec(source.slice(end)) ?? [];
  const at = close === '' ? end : source.indexOf(close, end);
  const path =
    resolved.kind === 'new' ? resolved.path : resolved.kind === 'keep' ? href : undefined;
  const isPictured = holdsPicture(source.slice(end, at), resolver);
  if (path !== undefined && !isPictured) {
    const [edit] = resolved.kind === 'new' ? without(tag, 'href', offset) : [];
    return {edits: edit ? [{...edit, text: ` href="${path}"`}] : [], notes};
  }
  const shown = shownAddress(decodeAttribute(href));
  // A link cannot hold a picture, which is one itself; it follows the picture.
  const text =
    path !== undefined
      ? ` <a href="${path}">${escapeHtml(shown)}</a>`
      : shown === '' || resolved.kind === 'new'
        ? ''
        : ` (${escapeHtml(shown)})`;
  const isPlace = tag.attributes.some(({name}) => name === 'id' || name === 'name');
  if (close === '' || (isPlace && !isPictured)) {
    return {edits: [...without(tag, 'href', offset), {start: at, end: at, text}], notes};
  }
  return {
    edits: [
      {start: offset + tag.start, end, text: ''},
      {start: at, end: at + close.length, text},
    ],
    notes,
  };
}
