import path from 'node:path';
import type {Definition, Image, ImageReference, Link, LinkReference, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseInPlace} from '../../../lib/content-index/parseMarkdown';
import type {MarkdownFormat} from '../../../lib/markdownFormat';
import type {MarkdownSettings} from '../../../lib/owner';
import type {Edit} from '../changes';
import {applyEdits} from '../changes';
import type {Note} from './notes';

/** A post that an address leads to. */
export interface LinkedPost {
  readonly permalink: string;
  /** Whether readers can see it: a link to a draft would be broken. */
  readonly isVisible: boolean;
  /** Ids that a link may end in. */
  readonly anchors: () => ReadonlySet<string>;
}

/** What is known around a text whose addresses move. */
export interface Surroundings {
  /** Path of the text's file in the export. */
  readonly source: string;
  readonly post: LinkedPost;
  /** Whether links to posts by file stay, as on a Docusaurus site that keeps its folders. */
  readonly keepsFiles: boolean;
  readonly findPost: (address: string) => LinkedPost | undefined;
  /** The file of the export that an address means. */
  readonly findFile: (address: string) => string | undefined;
  /** Brings a file along; gives the address that it has from the post. */
  readonly bring: (file: string, address: string) => string;
  /** Whether the site has a page at this path already. */
  readonly isPage: (path: string) => boolean;
  readonly oldSite: URL | undefined;
  readonly markdown?: MarkdownSettings | undefined;
}

export interface MovedText {
  readonly text: string;
  /** Addresses that were written anew. */
  readonly count?: number;
  readonly notes: readonly Note[];
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function within(address: string, oldSite: URL | undefined): string {
  return oldSite && URL.canParse(address) && new URL(address).host === oldSite.host
    ? address.slice(new URL(address).origin.length) || '/'
    : address;
}

/** Where an address leads now: another address, or nothing where it leads nowhere here. */
function moved(
  written: string,
  around: Surroundings,
  note: (text: string, quote?: string) => void,
) {
  const address = within(written.trim(), around.oldSite);
  const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  if (ELSEWHERE.test(address)) {
    return written;
  }
  if (address === '') {
    note('a link without an address became plain text');
    return undefined;
  }
  const withHash = (base: string, {anchors}: LinkedPost): string => {
    const id = hash.slice(1);
    if (id === '' || anchors().has(decodeURIComponent(id))) {
      return base + hash;
    }
    note(
      `"${written}": there is no place "${id}" in that post, the link goes to its start`,
      base || undefined,
    );
    return base;
  };
  if (target === '') {
    return withHash('', around.post) || undefined;
  }
  const post = around.findPost(target);
  if (post) {
    if (!post.isVisible && around.post.isVisible) {
      note(
        `"${written}" leads to a post that is not published; the link became plain text`,
        written,
      );
      return undefined;
    }
    const staysFile = around.keepsFiles && /\.mdx?$/.test(target);
    return withHash(staysFile ? target : post.permalink, post);
  }
  const file = around.findFile(target);
  if (file !== undefined) {
    return around.bring(file, target) + hash;
  }
  if (around.isPage(target)) {
    return address;
  }
  if (around.oldSite && target.startsWith('/')) {
    note(`"${written}" leads to the old site`, address);
    return new URL(address, around.oldSite).href;
  }
  note(`"${written}" has no page here; the link became plain text`, written);
  return undefined;
}

/** Where an address leads now; nothing where it leads nowhere. */
type Move = (address: string) => string | undefined;

/** Declarations of CSS; the compiler stops at a style that is none. */
const STYLE = /^\s*(?:[\w-]+\s*:[^;:]+(?:;\s*|$))*$/;
const ATTRIBUTE = /\s(href|src|poster|style|on\w+)=(["'])(.*?)\2/gi;

/** Opening tags of HTML or JSX with moved addresses, without attributes the page could not have. */
function moveTags(html: string, move: Move, note: (text: string) => void): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(ATTRIBUTE, (whole, name: string, quote: string, value: string) => {
      if (/^on/i.test(name) || (name === 'style' && !STYLE.test(value))) {
        note(`${name}="${value}" was taken out: React has no such attribute`);
        return '';
      }
      const target = name === 'style' ? value : move(value);
      return target === value ? whole : target ? ` ${name}=${quote}${target}${quote}` : '';
    }),
  );
}

function offsets(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** What takes a link or a picture away but for its words, and says the address behind them. */
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
  // A space or a bracket would end the address, which may or may not stand in angle brackets.
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
): MovedText {
  const notes = new Map<string, Note>();
  const noteOf = (kind: Note['kind']) => (text: string, quote?: string) =>
    void (notes.has(text) || notes.set(text, {kind, text, quote}));
  const note = noteOf('link');
  const notePicture = noteOf('picture');
  const move = (address: string) => moved(address, around, note);
  const movePicture = (address: string): string | undefined => {
    const own = within(address, around.oldSite);
    const file = around.findFile(own);
    if (ELSEWHERE.test(own)) {
      return address;
    }
    if (file === undefined) {
      notePicture(`picture "${address}" is not in the folder; its alternative text stands in`);
    }
    return file === undefined ? undefined : around.bring(file, own);
  };
  const root = parseInPlace(body, format, around.markdown);
  const pictures = new Set<string>();
  const definitions = new Map<string, Definition>();
  visit(root, 'imageReference', ({identifier}) => void pictures.add(identifier));
  visit(root, 'definition', (node) => void definitions.set(node.identifier, node));
  const targetOf = (node: Link | Image | Definition) =>
    node.type === 'image' || (node.type === 'definition' && pictures.has(node.identifier))
      ? movePicture(node.url)
      : move(node.url);
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
      const text = moveTags(tags, move, noteOf('text'));
      edits.push(...(text === tags ? [] : [{start, end: start + tags.length, text}]));
    }
  });
  if (format === 'mdx') {
    for (const match of body.matchAll(/(?<=require\((["']))\.[^"']+(?=\1\))/g)) {
      const [address] = match;
      const file = around.findFile(address);
      const text = file === undefined ? address : around.bring(file, address);
      const [start, end] = [match.index, match.index + address.length];
      const isInTag = edits.some((edit) => edit.start < end && start < edit.end);
      edits.push(...(text === address || isInTag ? [] : [{start, end, text}]));
    }
  }
  return {text: applyEdits(body, edits), notes: [...notes.values()], count: edits.length};
}

/** Path of a file that an address means from where a text stands, within the export. */
export function pathFrom(source: string, address: string): string {
  let decoded = address.replace(/[?#].*$/s, '');
  try {
    decoded = decodeURIComponent(decoded);
  } catch {
    // Not encoded well, so taken as it stands.
  }
  return path.posix.normalize(path.posix.join(path.posix.dirname(source), decoded));
}
