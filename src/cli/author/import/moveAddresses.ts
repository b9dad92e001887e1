import path from 'node:path';
import type {Definition, Image, Link, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {MarkdownFormat} from '../../../lib/content-index/parseMarkdown';
import {parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import type {Edit} from '../changes';
import {applyEdits} from '../changes';

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
}

export interface MovedText {
  readonly text: string;
  /** Addresses that were written anew. */
  readonly count?: number;
  readonly notes: readonly string[];
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function within(address: string, oldSite: URL | undefined): string {
  return oldSite && URL.canParse(address) && new URL(address).host === oldSite.host
    ? address.slice(new URL(address).origin.length) || '/'
    : address;
}

/** Where an address leads now: another address, or nothing where it leads nowhere here. */
function moved(written: string, around: Surroundings, note: (line: string) => void) {
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
    note(`"${written}": there is no place "${id}" in that post, the link goes to its start`);
    return base;
  };
  if (target === '') {
    return withHash('', around.post) || undefined;
  }
  const post = around.findPost(target);
  if (post) {
    if (!post.isVisible && around.post.isVisible) {
      note(`"${written}" leads to a post that is not published; the link became plain text`);
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
    note(`"${written}" leads to the old site`);
    return new URL(address, around.oldSite).href;
  }
  note(`"${written}" has no page here; the link became plain text`);
  return undefined;
}

function offsets(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** What a link shows, as it is written. */
function shown(node: Nodes, body: string): string {
  const children = 'children' in node ? node.children : [];
  const [first, last] = [children[0], children.at(-1)];
  return first && last ? body.slice(offsets(first)[0], offsets(last)[1]) : '';
}

/** Where an address leads now; nothing where it leads nowhere. */
type Move = (address: string) => string | undefined;

/** Declarations of CSS; the compiler stops at a style that is none. */
const STYLE = /^\s*(?:[\w-]+\s*:[^;:]+(?:;\s*|$))*$/;

/** Addresses in the opening tags of HTML or JSX, and attributes that the page could not have. */
function tagEdits(start: number, source: string, move: Move, note: (line: string) => void): Edit[] {
  const valueOf = (name: string, value: string): string | undefined => {
    if (/^on/i.test(name) || (name === 'style' && !STYLE.test(value))) {
      note(`${name}="${value}" was taken out: React has no such attribute`);
      return undefined;
    }
    return name === 'style' ? value : move(value);
  };
  return [...source.matchAll(/<[a-z][^<>]*>/gi)].flatMap((tag) =>
    [...tag[0].matchAll(/\s(href|src|poster|style|on\w+)=(["'])(.*?)\2/gi)].flatMap((attribute) => {
      const [whole, name = '', quote = '', value = ''] = attribute;
      const target = valueOf(name, value);
      const at = start + tag.index + attribute.index;
      const after = target === undefined ? '' : ` ${name}=${quote}${target}${quote}`;
      return target === value ? [] : [{start: at, end: at + whole.length, text: after}];
    }),
  );
}

/** What stands for a link that leads nowhere. */
function textOf(words: string, url: string): string {
  return (url === '' ? words : `${words} (${url})`).trim();
}

/** Writes an address anew where it stands, or the whole link as text where it leads nowhere. */
function addressEdit(node: Link | Image | Definition, body: string, move: Move): Edit[] {
  const [start, end] = offsets(node);
  const at = body.slice(start, end).lastIndexOf(node.url);
  const target = move(node.url);
  if (target === node.url) {
    return [];
  }
  if (target === undefined) {
    const words = node.type === 'image' ? (node.alt ?? '') : shown(node, body);
    return [{start, end, text: node.type === 'definition' ? '' : textOf(words, node.url)}];
  }
  // A space or a bracket would end the address, which may or may not stand in angle brackets.
  const safe = target.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  return at === -1 ? [] : [{start: start + at, end: start + at + node.url.length, text: safe}];
}

function editsOf(
  root: Root,
  body: string,
  {move, movePicture, note}: {move: Move; movePicture: Move; note: (line: string) => void},
): Edit[] {
  const pictures = new Set<string>();
  const dead = new Map<string, string>();
  const edits: Edit[] = [];
  visit(root, 'imageReference', ({identifier}) => void pictures.add(identifier));
  visit(root, 'definition', (node) => {
    const ofIt = pictures.has(node.identifier) ? movePicture : move;
    edits.push(...addressEdit(node, body, ofIt));
    if (ofIt(node.url) === undefined) {
      dead.set(node.identifier, node.url);
    }
  });
  visit(root, (node) => {
    const [start, end] = offsets(node);
    const source = body.slice(start, end);
    if (node.type === 'link' || node.type === 'image') {
      edits.push(...addressEdit(node, body, node.type === 'image' ? movePicture : move));
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const url = dead.get(node.identifier);
      const words = node.type === 'imageReference' ? (node.alt ?? '') : shown(node, body);
      edits.push(...(url === undefined ? [] : [{start, end, text: textOf(words, url)}]));
    } else if (node.type === 'html') {
      edits.push(...tagEdits(start, source, move, note));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [opening = ''] = /^<[^<>]*>/.exec(source) ?? [];
      edits.push(...tagEdits(start, opening, move, note));
    }
  });
  return edits;
}

/** Edits without those that lie in others: what became text took its inside along. */
function outermost(edits: readonly Edit[]): Edit[] {
  const taken: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (!taken.some(({start, end}) => edit.start < end && start < edit.end)) {
      taken.push(edit);
    }
  }
  return taken;
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
  const notes = new Set<string>();
  const note = (line: string): void => void notes.add(line);
  const move = (address: string) => moved(address, around, note);
  const movePicture = (address: string): string | undefined => {
    const own = within(address, around.oldSite);
    if (ELSEWHERE.test(own)) {
      return address;
    }
    const file = around.findFile(own);
    if (file === undefined) {
      note(`picture "${address}" is not in the folder; its alternative text stands in`);
    }
    return file === undefined ? undefined : around.bring(file, own);
  };
  const edits = editsOf(parseMarkdown(body, format), body, {move, movePicture, note});
  if (format === 'mdx') {
    for (const match of body.matchAll(/require\((["'])(\.[^"']+)\1\)/g)) {
      const [whole, quote = '', address = ''] = match;
      const file = around.findFile(address);
      if (file !== undefined) {
        const text = `require(${quote}${around.bring(file, address)}${quote})`;
        edits.push({start: match.index, end: match.index + whole.length, text});
      }
    }
  }
  return {text: applyEdits(body, outermost(edits)), notes: [...notes], count: edits.length};
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
