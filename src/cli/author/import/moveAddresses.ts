import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {MarkdownFormat} from '../../../lib/content-index/parseMarkdown';
import type {Edit} from '../changes';
import type {Placed} from './placePosts';
import {idsOf} from './placePosts';
import type {PostFiles} from './postFiles';

/** What is known around a text whose addresses move. */
export interface Surroundings {
  readonly post: Placed;
  readonly files: PostFiles;
  readonly findPost: (address: string) => Placed | undefined;
  /** Whether the site has a page at this path already. */
  readonly isPage: (path: string) => boolean;
  readonly oldSite: URL | undefined;
  readonly note: (line: string) => void;
}

/** Where an address leads now; nothing where it leads nowhere here. */
type Move = (address: string) => string | undefined;

function mover({post, files, findPost, isPage, oldSite, note}: Surroundings) {
  /** An address without the host of the old site; nothing for one of another. */
  const within = (written: string): string | undefined => {
    const address = written.trim();
    const isOld = URL.canParse(address) && new URL(address).host === oldSite?.host;
    const own = isOld ? address.slice(new URL(address).origin.length) || '/' : address;
    return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(own) ? undefined : own;
  };
  const withHash = (written: string, base: string, hash: string, target: Placed): string => {
    if (hash === '' || idsOf(target).has(decodeURIComponent(hash.slice(1)))) {
      return base + hash;
    }
    note(
      `"${written}": there is no place "${hash.slice(1)}" in that post, the link goes to its start`,
    );
    return base;
  };
  const link: Move = (written) => {
    const address = within(written);
    const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address ?? '') ?? [];
    if (address === undefined) {
      return written;
    }
    if (address === '') {
      note('a link without an address became plain text');
      return undefined;
    }
    if (target === '') {
      return withHash(written, '', hash, post) || undefined;
    }
    const found = findPost(target);
    if (found) {
      if (!found.isVisible && post.isVisible) {
        note(`"${written}" leads to a post that is not published; the link became plain text`);
        return undefined;
      }
      // Docusaurus follows links to files, which keep their places here.
      const staysFile = !post.converted && /\.mdx?$/.test(target);
      return withHash(written, staysFile ? target : found.permalink, hash, found);
    }
    const file = files.find(target);
    if (file !== undefined) {
      return files.bring(file, target) + hash;
    }
    if (isPage(target)) {
      return address;
    }
    if (oldSite && target.startsWith('/')) {
      note(`"${written}" leads to the old site`);
      return new URL(address, oldSite).href;
    }
    note(`"${written}" has no page here; the link became plain text`);
    return undefined;
  };
  const picture: Move = (written) => {
    const address = within(written);
    const file = address === undefined ? undefined : files.find(address);
    if (address === undefined || file !== undefined) {
      return file === undefined ? written : files.bring(file, address ?? '');
    }
    note(`picture "${written}" is not in the folder; its alternative text stands in`);
    return undefined;
  };
  return {link, picture};
}

/** Declarations of CSS as the attribute that HTML or JSX takes; nothing where they are none. */
function styleOf(css: string, format: MarkdownFormat): string | undefined {
  if (!/^\s*(?:[\w-]+\s*:[^;:]+(?:;\s*|$))*$/.test(css)) {
    return undefined;
  }
  const pairs = [...css.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => {
    const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `${key}: ${JSON.stringify(value.trim())}`;
  });
  return format === 'mdx' ? `{{${pairs.join(', ')}}}` : JSON.stringify(css);
}

/** Addresses in the opening tags of HTML or JSX, and attributes that the page could not have. */
function tagEdits(
  start: number,
  source: string,
  format: MarkdownFormat,
  move: Move,
  note: (line: string) => void,
): Edit[] {
  const valueOf = (name: string, value: string, quote: string): string | undefined => {
    if (/^(?:href|src|poster)$/i.test(name)) {
      const target = move(value);
      return target && quote + target + quote;
    }
    const style = name === 'style' ? styleOf(value, format) : undefined;
    if (style === undefined) {
      note(`${name}="${value}" was taken out: React has no such attribute`);
    }
    return style;
  };
  return [...source.matchAll(/<[a-z][^<>]*>/gi)].flatMap((tag) =>
    [...tag[0].matchAll(/\s(href|src|poster|style|on\w+)=(["'])(.*?)\2/gi)].flatMap((attribute) => {
      const [whole, name = '', quote = '', value = ''] = attribute;
      const moved = valueOf(name, value, quote);
      const text = moved === undefined ? '' : ` ${name}=${moved}`;
      const at = start + tag.index + attribute.index;
      return text === whole ? [] : [{start: at, end: at + whole.length, text}];
    }),
  );
}

function offsets(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** What shows a link's words, or a picture's, with the address behind them, in its place. */
function unlink(node: Nodes, url: string): Edit[] {
  const [start, end] = offsets(node);
  const behind = url === '' ? '' : ` (${url})`;
  const children = 'children' in node ? node.children : [];
  const [first, last] = [children[0], children.at(-1)];
  return first && last
    ? [
        {start, end: offsets(first)[0], text: ''},
        {start: offsets(last)[1], end, text: behind},
      ]
    : [{start, end, text: `${'alt' in node ? (node.alt ?? '') : ''}${behind}`.trim()}];
}

/**
 * The edits by which the links, pictures and files of a text get the addresses that they have on
 * this site. Links that lead nowhere, at which the build would stop, become text with the address
 * behind it.
 */
export function addressEdits(
  root: Root,
  body: string,
  format: MarkdownFormat,
  around: Surroundings,
): Edit[] {
  const {link, picture} = mover(around);
  const pictures = new Set<string>();
  const dead = new Map<string, string>();
  const edits: Edit[] = [];
  visit(root, 'imageReference', ({identifier}) => void pictures.add(identifier));
  const moveUrl = (node: Nodes & {readonly url: string}, move: Move): boolean => {
    const [start, end] = offsets(node);
    const at = start + body.slice(start, end).lastIndexOf(node.url);
    const target = move(node.url);
    if (target !== undefined && target !== node.url && at >= start) {
      // A space or a bracket would end the address, which may or may not stand in angle brackets.
      const text = target.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
      edits.push({start: at, end: at + node.url.length, text});
    }
    return target !== undefined;
  };
  visit(root, 'definition', (node) => {
    const [start, end] = offsets(node);
    if (!moveUrl(node, pictures.has(node.identifier) ? picture : link)) {
      dead.set(node.identifier, node.url);
      edits.push({start, end, text: ''});
    }
  });
  visit(root, (node) => {
    const [start, end] = offsets(node);
    if (node.type === 'link' || node.type === 'image') {
      if (!moveUrl(node, node.type === 'image' ? picture : link)) {
        edits.push(...unlink(node, node.url));
      }
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const url = dead.get(node.identifier);
      edits.push(...(url === undefined ? [] : unlink(node, url)));
    } else if (node.type === 'html') {
      edits.push(...tagEdits(start, body.slice(start, end), format, link, around.note));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [opening = ''] = /^<[^<>]*>/.exec(body.slice(start, end)) ?? [];
      edits.push(...tagEdits(start, opening, format, link, around.note));
    }
  });
  return edits;
}
