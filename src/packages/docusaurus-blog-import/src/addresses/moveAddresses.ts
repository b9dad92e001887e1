import {escapeRegexp} from '@docusaurus/utils';
import type {Definition, Image, ImageReference, Link, LinkReference, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {addressRange, offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';
import type {MarkdownFormat, MarkdownSettings} from '../docusaurus/types.js';
import type {Edit} from '../files/changes.js';
import {applyEdits} from '../files/changes.js';
import {Notes} from '../report/notes.js';
import {decodeEntities} from '../text.js';
import {asCode} from '../texts/write.js';
import {HAS_SCHEME_OR_HOST} from './findFiles.js';
import type {AddressContext} from './resolveAddress.js';
import {createResolver} from './resolveAddress.js';

/** Matches valid CSS declarations: an invalid `style` would stop the build. */
const STYLE =
  /^\s*(?:[\w-]+\s*:(?:"[^"]*"|'[^']*'|url\((?:"[^"]*"|'[^']*'|[^)"'])*\)|(?!url\()[^;}"'])+(?:;[;\s]*|$))*$/;
/** Matches an attribute with a value in double quotes, in single quotes or without quotes. */
const ATTRIBUTE = /\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`{}]+))/g;
/** Attributes that are rewritten, or removed because React refuses them. */
const HANDLED_ATTRIBUTE = /^(?:href|src|srcset|poster|style|on\w+)$/;

/**
 * Changes HTML that React cannot render: comments that would end too early when Docusaurus writes them
 * as JavaScript comments, and addresses such as `<bo@b.example>`, which look like elements.
 */
function forReact(html: string): string {
  return html.replace(
    /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>|<\/?([a-z][^\s/>]*)/gi,
    (whole, codeElement: string | undefined, name: string = '') => {
      if (whole.startsWith('<!--')) {
        return whole.replaceAll('*/', '* /');
      }
      const isElement = codeElement !== undefined || /^[a-z][\w:.-]*$/i.test(name);
      return isElement ? whole : whole.replace('<', '&lt;');
    },
  );
}

/** Returns the offsets of the text of a link; undefined for nodes without text. */
function textRange(node: Nodes): readonly [start: number, end: number] | undefined {
  const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
  return first && last ? [offsetsOf(first)[0], offsetsOf(last)[1]] : undefined;
}

/** Adds the positions that the parser omits for links in text with escapes or entities, such as `https\://a`. */
function locateLinks(root: Root, body: string): void {
  visit(root, 'link', (node, index, parent) => {
    if (node.position || !parent) {
      return;
    }
    const before = parent.children.slice(0, index).findLast(({position}) => position);
    const characters = [...toString(node)].map(
      (character) => String.raw`(?:\\?${escapeRegexp(character)}|&#?\w+;)`,
    );
    const pattern = new RegExp(characters.join(''), 'g');
    pattern.lastIndex = before ? offsetsOf(before)[1] : offsetsOf(parent)[0];
    const {0: text = '', index: offset = 0} = pattern.exec(body) ?? {};
    const place = {line: 0, column: 0};
    node.position = text
      ? {start: {...place, offset}, end: {...place, offset: offset + text.length}}
      : undefined;
  });
}

/**
 * Returns edits that replace a link or a picture with its text, followed by its address if that is on
 * another site.
 */
function toText(node: Link | LinkReference | Image | ImageReference, url: string): Edit[] {
  const [start, end] = offsetsOf(node);
  // An address alone becomes code. Otherwise Markdown would make it a link again, even if it is escaped.
  const isBareAddress = node.type === 'link' && url !== '' && !addressRange(node);
  if (isBareAddress) {
    return [{start, end, text: asCode(url)}];
  }
  const suffix = HAS_SCHEME_OR_HOST.test(url) ? ` (${asCode(url)})` : '';
  const inner = textRange(node);
  if (!inner) {
    const words = 'alt' in node ? (node.alt ?? '') : '';
    return [{start, end, text: `${words}${suffix}`.trim()}];
  }
  return [
    {start, end: inner[0], text: ''},
    {start: inner[1], end, text: suffix},
  ];
}

/** Escapes a space or a parenthesis, which would end an address that is not in angle brackets. */
function escapeAddress(address: string): string {
  return address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Returns an edit that replaces the address of a node. A bare address becomes a link with the old address as text. */
function replaceAddress(node: Link | Image | Definition, target: string): Edit {
  const escaped = escapeAddress(target);
  const range = addressRange(node);
  const [start, end] = range ?? offsetsOf(node);
  return {start, end, text: range ? escaped : `[${node.url}](${escaped})`};
}

/**
 * Rewrites the addresses of links, pictures and files in a text to those on this site. Links that
 * lead nowhere, which would stop the build, become text.
 */
export function moveAddresses(
  body: string,
  format: MarkdownFormat,
  context: AddressContext,
  markdown: MarkdownSettings,
) {
  const notes = new Notes();
  // Text of the current link, set for each node below. The report finds the line of the link by this text,
  // because the written file does not contain the old address.
  let quote: string | undefined;
  const resolver = createResolver(context, (note) =>
    notes.add(note.kind === 'link' && quote ? {...note, quote} : note),
  );
  const root = parseInPlace(body, format, markdown);
  locateLinks(root, body);
  const pictures = new Set<string>();
  const definitions = new Map<string, Definition>();
  visit(root, 'imageReference', ({identifier}) => void pictures.add(identifier));
  // If a label is defined twice, Markdown uses the first definition.
  visit(root, 'definition', (node) => {
    definitions.set(node.identifier, definitions.get(node.identifier) ?? node);
  });
  const targetOf = (node: Link | Image | Definition) =>
    node.type === 'image' || (node.type === 'definition' && pictures.has(node.identifier))
      ? resolver.picture(node.url)
      : // Docusaurus looks for a page at the address of a definition, even if a file is there.
        resolver.link(node.url, node.type === 'definition' ? 'component' : 'markdown');

  /** Returns the new value of an attribute; undefined if the attribute must be removed. */
  function moveValue(element: string, name: string, value: string): string | undefined {
    const isStyle = name === 'style';
    if (name.startsWith('on') || (isStyle && !STYLE.test(value))) {
      const reason = isStyle ? 'it is not valid CSS' : 'React has no such attribute';
      notes.add({kind: 'text', text: `${name}="${value}" was removed: ${reason}`});
      return undefined;
    }
    if (isStyle) {
      return value;
    }
    // `srcset` is removed: the picture in one size is enough.
    if (name === 'srcset') {
      return undefined;
    }
    const isLink = name === 'href' || /^(?:iframe|embed|script)$/i.test(element);
    // Only in CommonMark does an `<a>` tag become Docusaurus' `Link`, which adds the base path.
    const syntax = format === 'md' && /^a$/i.test(element) ? 'component' : 'html';
    const target = isLink ? resolver.link(value, syntax) : resolver.picture(value, 'html');
    // Does not add the base path: a component may add it itself, or use the path to find a file.
    const isComponent = format === 'mdx' && /^[A-Z]/.test(element);
    return isComponent && target === context.baseUrl + value.slice(1) ? value : target;
  }
  /** Rewrites the addresses in opening tags, and removes attributes that React refuses. */
  const moveTags = (html: string): string =>
    html.replace(/<([a-z][\w-]*)[^<>]*>/gi, (tag, element: string) =>
      tag.replace(ATTRIBUTE, (whole, written: string, ...values: (string | undefined)[]) => {
        const name = written.toLowerCase();
        const value = decodeEntities(values.slice(0, 3).find((each) => each !== undefined) ?? '');
        const target = HANDLED_ATTRIBUTE.test(name) ? moveValue(element, name, value) : value;
        if (target === value) {
          return whole;
        }
        return target
          ? ` ${written}="${target.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
          : '';
      }),
    );

  const edits: Edit[] = [];
  visit(root, (node) => {
    if (!node.position) {
      return;
    }
    const [start, end] = offsetsOf(node);
    const inner = textRange(node);
    // So that the quote is unique, it begins at the start of the line, or after the previous edit on it.
    const quoteStart = Math.max(body.lastIndexOf('\n', start - 1) + 1, edits.at(-1)?.end ?? 0);
    quote = inner && body.slice(quoteStart, start) + body.slice(...inner);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const target = targetOf(node);
      if (target === undefined && node.type === 'definition') {
        edits.push({start, end, text: ''});
      } else if (target === undefined) {
        edits.push(...toText(node as Link | Image, node.url));
      } else if (target !== node.url) {
        edits.push(replaceAddress(node, target));
      }
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const definition = definitions.get(node.identifier);
      const target = definition && targetOf(definition);
      if (definition && target === undefined) {
        edits.push(...toText(node, definition.url));
      } else if (
        node.type === 'imageReference' &&
        target?.startsWith('.') &&
        !context.isDocusaurus
      ) {
        // Docusaurus finds the file of a picture only if the address is inline, not in a definition.
        // So `![alt][label]` and `![label]` become `![alt](address)` and `![label](address)`.
        const labelStart = node.referenceType === 'shortcut' ? end : body.lastIndexOf('[', end - 1);
        const title = definition?.title ? ` "${definition.title.replaceAll('"', '&quot;')}"` : '';
        edits.push({start: labelStart, end, text: `(${escapeAddress(target)}${title})`});
      } else if (definition && node.type === 'linkReference' && pictures.has(node.identifier)) {
        // A picture uses the same definition, which therefore gets the address for pictures. The link gets
        // its own address here.
        const target = escapeAddress(resolver.link(definition.url, 'markdown') ?? definition.url);
        edits.push({start: inner?.[1] ?? start, end, text: `](${target})`});
      }
    } else if (/^(?:html|mdxJsx(?:Flow|Text)Element)$/.test(node.type)) {
      const source = body.slice(start, end);
      // In JSX, only the opening tag is rewritten here: the content has nodes of its own.
      const tags = node.type === 'html' ? source : (/^<[^<>]*>/.exec(source)?.[0] ?? '');
      const text = forReact(moveTags(tags));
      edits.push(...(text === tags ? [] : [{start, end: start + tags.length, text}]));
    }
  });
  return {text: applyEdits(body, edits), notes: [...notes.values()]};
}
