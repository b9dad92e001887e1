import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {offsetsOf} from '../docusaurus/parseMarkdown.js';
import {evaluateExpression} from '../read/literals.js';
import type {Attributes} from '../texts/attributes.js';
import {addressIn, plainKey} from '../texts/embeds.js';
import {GATED_OUTCOME, isGated} from '../texts/gatedTags.js';
import {writeTag} from '../texts/tagWriters.js';
import {MEDIA, link, picture, withCaption} from '../texts/write.js';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns an element's attributes by lower-case name, without those whose values cannot be evaluated. */
function valuesOf({attributes}: Element, pictures: ReadonlyMap<string, string>): Attributes {
  const named = attributes.flatMap((each): [string, string][] => {
    if (each.type !== 'mdxJsxAttribute') {
      return [];
    }
    const {value: written} = each;
    const isCode = typeof written === 'object' && written !== null;
    const value = isCode ? evaluateExpression(written.value, pictures) : written;
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText ? [[each.name.toLowerCase(), String(value)]] : [];
  });
  return {named: Object.fromEntries(named), positional: []};
}

/** Phrase in the report for a component that is replaced by equivalent Markdown, usually a picture or a link. */
export const MARKDOWN_OUTCOME = 'it was replaced by a picture or a link';
/** Placeholder for the content of a component. */
const CONTENT_MARK = '\u0000';
/** Names of components that show a picture, such as `Image` and `StaticImage`, as `plainKey` returns them. */
const PICTURE = /^(?:img|picture)$|image$/;

/** Returns the offsets of an element's content: after its opening tag, and at its closing tag. */
function contentRange(element: Element, body: string): readonly [from: number, to: number] {
  const [start, end] = offsetsOf(element);
  const nameEnd = start + 1 + (element.name ?? '').length;
  // Searches for `>` after the attributes, which may contain it.
  const attributesEnd = element.attributes.at(-1)?.position?.end.offset ?? nameEnd;
  const from = body.indexOf('>', attributesEnd) + 1;
  const closing = /<\/\s*[\w.:-]*\s*>$/.exec(body.slice(from, end));
  return [from, closing ? from + closing.index : end];
}

/** Returns how deeply components are nested in a node; 0 if it contains none. */
function depthOf(node: Nodes): number {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const depths = children.map((child) => depthOf(child) + (/^mdxJsx/.test(child.type) ? 1 : 0));
  return Math.max(0, ...depths);
}

/** Returns the opening and closing lines of a block, such as `:::note`; '' for other components. */
function blockTags(element: Element, values: Attributes): readonly [start: string, end: string] {
  const written = writeTag({...values, name: element.name ?? '', inner: CONTENT_MARK});
  const parts = written?.isBlock ? written.text.split(CONTENT_MARK) : [];
  // Leaves out links, quotations, formulas and code: the content would have to change inside them.
  if (parts.length !== 2 || /\]\(|<(?:video|audio)|^[>$`]/m.test(parts.join(''))) {
    return ['', ''];
  }
  // Nested components become blocks later; the outer block needs more colons than they do.
  const colons = ':'.repeat(3 + depthOf(element as Nodes));
  const [start = '', end = ''] = parts.map((part) => part.replace(/^:{3,}|:{3,}$/g, colons));
  return [`${start.trimEnd()}\n\n`, `\n\n${end.trimStart()}`];
}

/** Returns the Markdown of a component without content; undefined if it has no equivalent. */
function writeEmpty(name: string, {named}: Attributes, canBeBlock: boolean): string | undefined {
  const {src, alt = '', caption, title} = named;
  if (PICTURE.test(plainKey(name)) && src !== undefined) {
    const image = picture(src, alt, canBeBlock ? title : (caption ?? title));
    return canBeBlock ? withCaption(image, caption ?? '') : image;
  }
  const words = caption ?? named['description'] ?? (MEDIA.test(src ?? '') ? alt : undefined);
  const values = {named: words === undefined ? named : {...named, caption: words}, positional: []};
  const text = writeTag({...values, name})?.text;
  // A table of contents is removed, because Docusaurus adds its own.
  const isWritten = text !== undefined && (text !== '' || /toc/i.test(name));
  if (isWritten && (canBeBlock || !/\n|^:/.test(text))) {
    return text;
  }
  const address = addressIn(values);
  return address && link(title ?? named['text'] ?? address, address);
}

/**
 * Replaces a component that the site lacks with its content, a picture, a link, or a comment.
 *
 * @returns edits, the outcome in words, and a text from the replacement by which the report finds its line
 */
export function replaceElement(
  element: Element,
  body: string,
  canBeBlock: boolean,
  pictures: ReadonlyMap<string, string>,
) {
  const [start, end] = offsetsOf(element);
  const [from, to] = contentRange(element, body);
  const values = valuesOf(element, pictures);
  const {named} = values;
  const inner = body.slice(from, to);
  const name = element.name ?? '';
  if (isGated(name) && to < end) {
    return {edits: [{start, end, text: ''}], outcome: GATED_OUTCOME, quote: ''};
  }
  if (inner.trim() === '') {
    const raw = body.slice(start, end);
    const written = writeEmpty(name, values, canBeBlock);
    const text = written ?? `{/* ${raw.includes('*/') ? name : raw} */}`;
    const outcome = written === undefined ? 'it became a comment' : MARKDOWN_OUTCOME;
    return {edits: [{start, end, text}], outcome, quote: text};
  }
  const target = named['href'] ?? named['to'];
  const isLink = target !== undefined && !/<a\s|\]\(|\n[ \t]*\n/.test(inner);
  let [before, after] = ['', ''];
  if (isLink) {
    [before, after] = [`<a href="${target.replaceAll('"', '&quot;')}">`, '</a>'];
  } else if (canBeBlock && target === undefined) {
    [before, after] = blockTags(element, values);
    const title = named['title']?.replace(/[\\<{*_`[\]]/g, '\\$&');
    before ||= title ? `**${title}**\n\n` : '';
  }
  // The `src` of a component with content may be a picture that it shows above the content.
  const source = canBeBlock && !isLink ? named['src'] : undefined;
  const pictureAbove = source === undefined ? '' : `${picture(source, named['alt'] ?? '')}\n\n`;
  // The first words of the content without markup or code, by which the report finds their line.
  const [words = ''] =
    /[^\s<>{}[\]`*_]+(?: [^\s<>{}[\]`*_]+)*/.exec(inner.replace(/<[^>]*>|\{[^}]*\}/g, '<')) ?? [];
  return {
    edits: [
      {start, end: from, text: pictureAbove + before},
      {start: to, end, text: after},
    ],
    outcome: isLink ? MARKDOWN_OUTCOME : 'only its content is shown',
    quote: words,
  };
}
