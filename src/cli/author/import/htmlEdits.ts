import type {Html} from 'mdast';
import {escapeHtml} from '../escapeHtml';
import {htmlLink} from './htmlLink';
import {htmlPicture} from './htmlPicture';
import type {HtmlPlace, HtmlResult} from './htmlPlace';
import {decodeAttribute} from './htmlPlace';
import type {HtmlTag} from './htmlTags';
import {ELEMENTS, UNSAFE, attribute, htmlTags} from './htmlTags';
import {codeSpan, fenceFor} from './keepTemplateTags';
import {offsetsOf} from './parseMarkdown';
import type {Resolver} from './resolved';

/** A list of declarations that the compiler can read; it stops at any other. */
function isStyle(value: string): boolean {
  return value.split(';').every((part) => /^\s*(?:[-\w]+\s*:\s*[^\s:{}][^{}]*)?$/.test(part));
}

/** Attributes that the compiler, React or the site's policy would stumble over. */
function attributeEdits(tag: HtmlTag, {offset}: HtmlPlace): HtmlResult {
  const bad = tag.attributes.filter(
    ({name, value}) =>
      name.startsWith('on') ||
      (name === 'style' && !isStyle(decodeAttribute(value))) ||
      (/^(?:src|srcset|data|poster|action|formaction|background)$/.test(name) &&
        tag.name !== 'iframe' &&
        !/^(?:https?:|data:image\/)/i.test(value.trim()) &&
        !(tag.name === 'img' && name === 'src')),
  );
  return {
    edits: bad.map(({start, end}) => ({start: offset + start, end: offset + end, text: ''})),
    notes: bad.map(({name, value}) => `attribute ${name}="${value}" of <${tag.name}> taken off`),
  };
}

function isText(tag: HtmlTag, html: string, source: string, offset: number): boolean {
  if (ELEMENTS.has(tag.name)) {
    // `List<S>` is no struck-out text; a one-letter element that is meant is closed somewhere.
    return (
      tag.name.length === 1 &&
      !tag.isClosing &&
      tag.attributes.length === 0 &&
      !source.toLowerCase().includes(`</${tag.name}>`, offset + tag.end) &&
      !['p'].includes(tag.name)
    );
  }
  return !tag.name.includes('-') && !/<(?:svg|math)[\s>]/i.test(html);
}

function frameEdit(tag: HtmlTag, {offset}: HtmlPlace): HtmlResult {
  const src = attribute(tag, 'src') ?? '';
  const address = /^(?:https?:)?\/\//i.test(src) ? src.replace(/^\/\//, 'https://') : undefined;
  const text = tag.isClosing
    ? ''
    : address
      ? `<a href="${address}">${address}</a>`
      : escapeHtml(src);
  return {
    edits: [{start: offset + tag.start, end: offset + tag.end, text}],
    notes: tag.isClosing ? [] : [`an embedded page became a link: ${decodeAttribute(src)}`],
  };
}

function tagEdits(tag: HtmlTag, html: string, place: HtmlPlace, resolver: Resolver): HtmlResult {
  const {source, offset} = place;
  if (UNSAFE.has(tag.name) || isText(tag, html, source, offset)) {
    const at = offset + tag.start;
    return {
      edits: [{start: at, end: at + 1, text: '&lt;'}],
      notes: tag.isClosing ? [] : [`<${tag.written}> is shown as text`],
    };
  }
  if (tag.name === 'iframe') {
    return frameEdit(tag, place);
  }
  const picture = tag.name === 'img' ? htmlPicture(tag, place, resolver) : undefined;
  if (picture && picture.edits.length > 0) {
    return picture;
  }
  const results = [
    ...(picture ? [picture] : []),
    ...(tag.name === 'a' && !tag.isClosing ? [htmlLink(tag, place, resolver)] : []),
    attributeEdits(tag, place),
  ];
  return {
    edits: results.flatMap(({edits}) => edits),
    notes: results.flatMap(({notes}) => notes),
  };
}

function isForeign(value: string): boolean {
  return (
    /^<[?!](?!--)/.test(value) ||
    (value.startsWith('<!--') && !value.includes('-->')) ||
    htmlTags(value).some(({name}) => UNSAFE.has(name))
  );
}

/** What has to change in a piece of raw HTML so that the post compiles, and shows what it showed. */
export function htmlEdits(
  source: string,
  node: Html,
  isBlock: boolean,
  resolver: Resolver,
): HtmlResult {
  const {start, end} = offsetsOf(node);
  const value = source.slice(start, end);
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const prefix = source
    .slice(lineStart, start)
    .replace(/[-*+]|\d+[.)]/g, (mark) => ' '.repeat(mark.length));
  if (isForeign(value) && (isBlock || value.startsWith('<?') || value.startsWith('<!'))) {
    const fence = fenceFor(value);
    const lines = `${fence}html\n${node.value}\n${fence}`.replaceAll('\n', `\n${prefix}`);
    return {
      edits: [{start, end, text: isBlock ? lines : codeSpan(value)}],
      notes: [`HTML that cannot stand in a post is shown as code: ${value.split('\n')[0] ?? ''}`],
    };
  }
  const place = {source, offset: start, prefix: isBlock ? prefix : undefined};
  const results = htmlTags(value).map((tag) => tagEdits(tag, value, place, resolver));
  // A line of a comment or of preformatted text that would count as a heading.
  const hashes = [...value.matchAll(/^# /gm)].map(({index}) => ({
    start: start + index,
    end: start + index + 1,
    text: value.startsWith('<!--') ? ' #' : '&#35;',
  }));
  return {
    edits: [...results.flatMap(({edits}) => edits), ...hashes],
    notes: results.flatMap(({notes}) => notes),
  };
}
