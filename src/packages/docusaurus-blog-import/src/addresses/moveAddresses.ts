import path from 'node:path';
import type {Definition, Image, ImageReference, Link, LinkReference, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseInPlace} from '../docusaurus/parseMarkdown.js';
import type {MarkdownFormat} from '../docusaurus/types.js';
import type {MarkdownSettings} from '../docusaurus/types.js';
import type {Edit} from '../files/changes.js';
import {decoded} from '../text.js';
import {applyEdits} from '../files/changes.js';
import type {Note} from '../report/notes.js';
import type {Surroundings} from './resolveAddress.js';
import {createResolver} from './resolveAddress.js';

export interface MovedText {
  readonly text: string;
  /** Number of rewritten addresses. */
  readonly count?: number;
  readonly notes: readonly Note[];
}

/** CSS declarations; the compiler stops at an invalid style. */
const STYLE = /^\s*(?:[\w-]+\s*:[^;:]+(?:;\s*|$))*$/;
const ATTRIBUTE = /\s(href|src|srcset|poster|style|on\w+)\s*=\s*(["'])(.*?)\2/gis;

/** Moves the addresses of a list of pictures in several sizes. */
function moveSizes(sizes: string, move: (address: string) => string | undefined): string {
  return sizes
    .split(/,\s+|,(?=\S+\s)/)
    .flatMap((each) => {
      const [address = '', ...size] = each.trim().split(/\s+/);
      const target = move(address);
      return target === undefined ? [] : [[target, ...size].join(' ')];
    })
    .join(', ');
}

/** Settings for rewriting the addresses of elements. */
interface ElementSettings {
  readonly resolver: ReturnType<typeof createResolver>;
  readonly note: (text: string) => void;
  readonly baseUrl: string;
  readonly format: MarkdownFormat;
}

/** Opening tags of HTML or JSX with moved addresses, without attributes the page could not have. */
function moveTags(html: string, {resolver, note, baseUrl, format}: ElementSettings): string {
  // Nothing adds the base path to an element of MDX, or to a picture.
  const based = (target: string | undefined, written: string) =>
    target !== written ? target?.replace(/^\/(?!\/)/, baseUrl) : target;
  const moveFile = (address: string) => based(resolver.picture(address, 'html'), address);
  const moveLink = (address: string) =>
    format === 'md'
      ? resolver.link(address, 'component')
      : based(resolver.link(address, 'html'), address);
  return html.replace(/<([a-z][\w-]*)[^<>]*>/gi, (tag, element: string) =>
    tag.replace(ATTRIBUTE, (whole, name: string, quote: string, value: string) => {
      if (/^on/i.test(name) || (name === 'style' && !STYLE.test(value))) {
        note(`${name}="${value}" was removed: React has no such attribute`);
        return '';
      }
      const isLink = /^href$/i.test(name) || /^(?:iframe|embed|script)$/i.test(element);
      const target = /^srcset$/i.test(name)
        ? moveSizes(value, moveFile)
        : name === 'style'
          ? value
          : isLink
            ? moveLink(value)
            : moveFile(value);
      return target === value ? whole : target ? ` ${name}=${quote}${target}${quote}` : '';
    }),
  );
}

function offsets(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** Replaces a link or a picture by its words, with the address behind them. */
function asText(node: Link | LinkReference | Image | ImageReference, url: string): Edit[] {
  const [start, end] = offsets(node);
  const behind = url === '' ? '' : ` (${url})`;
  if (!('children' in node) || node.children.length === 0) {
    const words = 'alt' in node ? (node.alt ?? '') : '';
    return [{start, end, text: `${words}${behind}`.trim()}];
  }
  const [first, last] = [node.children[0], node.children.at(-1)];
  return [
    {start, end: first ? offsets(first)[0] : start, text: ''},
    {start: last ? offsets(last)[1] : end, end, text: behind},
  ];
}

/** An address in the place of another one. */
function withAddress(node: Link | Image | Definition, body: string, target: string): Edit[] {
  const [start, end] = offsets(node);
  const source = body.slice(start, end);
  // A space or a bracket would end the address, which may be in angle brackets.
  const safe = target.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  if (node.type === 'link' && !source.startsWith('[')) {
    return [{start, end, text: `[${node.url}](${safe})`}];
  }
  const at = source.lastIndexOf(node.url);
  return at === -1 ? [] : [{start: start + at, end: start + at + node.url.length, text: safe}];
}

/**
 * Gives the links, pictures and files of a text the addresses that they have on this site. Links
 * that lead nowhere, at which the build would stop, become text with the address behind it.
 */
export function moveAddresses(
  body: string,
  format: MarkdownFormat,
  around: Surroundings,
  markdown?: MarkdownSettings,
): MovedText {
  const notes = new Map<string, Note>();
  const addNote = (each: Note): void => void (notes.has(each.text) || notes.set(each.text, each));
  const noteText = (text: string) => addNote({kind: 'text', text});
  const resolver = createResolver(around, addNote);
  const root = parseInPlace(body, format, markdown);
  const pictures = new Set<string>();
  const definitions = new Map<string, Definition>();
  visit(root, 'imageReference', ({identifier}) => void pictures.add(identifier));
  visit(root, 'definition', (node) => void definitions.set(node.identifier, node));
  const targetOf = (node: Link | Image | Definition) =>
    node.type === 'image' || (node.type === 'definition' && pictures.has(node.identifier))
      ? resolver.picture(node.url)
      : resolver.link(node.url);
  const edits: Edit[] = [];
  visit(root, (node) => {
    const [start, end] = offsets(node);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const target = targetOf(node);
      if (target === undefined) {
        edits.push(
          ...(node.type === 'definition' ? [{start, end, text: ''}] : asText(node, node.url)),
        );
      } else if (target !== node.url) {
        edits.push(...withAddress(node, body, target));
      }
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const definition = definitions.get(node.identifier);
      if (definition && targetOf(definition) === undefined) {
        edits.push(...asText(node, definition.url));
      }
    } else if (/^(?:html|mdxJsx(?:Flow|Text)Element)$/.test(node.type)) {
      const source = body.slice(start, end);
      const tags = node.type === 'html' ? source : (/^<[^<>]*>/.exec(source)?.[0] ?? '');
      const text = moveTags(tags, {resolver, note: noteText, baseUrl: around.baseUrl, format});
      edits.push(...(text === tags ? [] : [{start, end: start + tags.length, text}]));
    }
  });
  if (format === 'mdx') {
    for (const match of body.matchAll(/(?<=require\((["']))\.[^"']+(?=\1\))/g)) {
      const [address] = match;
      const found = around.findFile(address);
      const text = found === undefined ? address : around.bring(found.file, address);
      const [start, end] = [match.index, match.index + address.length];
      const isInTag = edits.some((edit) => edit.start < end && start < edit.end);
      edits.push(...(text === address || isInTag ? [] : [{start, end, text}]));
    }
  }
  return {text: applyEdits(body, edits), notes: [...notes.values()], count: edits.length};
}

/** Returns the path of a file in the export that an address means in a text. */
export function pathFrom(source: string, address: string): string {
  const file = decoded(address.replace(/[?#].*$/s, ''));
  return path.posix.normalize(path.posix.join(path.posix.dirname(source), file));
}
