import type {Code, Link, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {JsxElement} from '../content-index/readTree';
import {headingId, textAttributes} from '../content-index/readTree';
import {plotWords} from '../plotBlock';
import {link, list, paragraph, strong, text, writeMarkdown} from './markdownNodes';
import type {PartEntries, TwinText} from './types';

interface PlainOptions {
  readonly entries: PartEntries;
  /** What stands for a part that only the page can show. */
  readonly linkTo: (part: JsxElement) => Link;
}

/** HTML elements that show something other than their text. */
const SHOWN = /^(?:iframe|video|audio|object|embed|canvas)$/;

/** HTML elements that Markdown has marks for. */
const MARKS: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  del: 'delete',
  s: 'delete',
};

function isSpace(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}

/** Phrasing without space at its ends, which Markdown would have to write as an entity. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const start = nodes.findIndex((node) => !isSpace(node));
  const end = nodes.findLastIndex((node) => !isSpace(node)) + 1;
  return nodes.slice(start === -1 ? end : start, end).map((node, index, all) => {
    if (node.type !== 'text') {
      return node;
    }
    const value = index === 0 ? node.value.trimStart() : node.value;
    return {...node, value: index === all.length - 1 ? value.trimEnd() : value};
  });
}

/** The text of an expression such as `{' '}`; any other has to be computed, and is left out. */
function literal(expression: string): PhrasingContent[] {
  const [, , value] = /^\s*(["'`])([^\\$]*?)\1\s*$/s.exec(expression) ?? [];
  return value === undefined ? [] : [text(value)];
}

/** A code block whole, with its language and title; marked lines and marks for tests are left out. */
function plainCode({lang, meta, value}: Code): Code {
  const [title] = /\btitle=(?:"[^"]*"|'[^']*'|\S+)/.exec(meta ?? '') ?? [];
  return {type: 'code', value, ...(lang ? {lang} : {}), ...(lang && title ? {meta: title} : {})};
}

/**
 * An element of HTML in the words of Markdown; what Markdown has no word for is its content alone.
 *
 * @param children its content, plain already
 */
function plainHtml(element: JsxElement, children: readonly RootContent[]): RootContent[] {
  const isFlow = element.type === 'mdxJsxFlowElement';
  const name = element.name ?? '';
  const {src, alt = '', href} = textAttributes(element);
  const phrasing = children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : child,
  ) as PhrasingContent[];
  const placed = (node: PhrasingContent) => [isFlow ? paragraph(node) : node];
  switch (name) {
    case 'script':
    case 'style':
      return [];
    case 'summary':
      return placed({type: 'strong', children: phrasing});
    case 'img':
      return src ? placed({type: 'image', url: src, alt}) : [];
    case 'hr':
      return isFlow ? [{type: 'thematicBreak'}] : [];
    case 'br':
      return isFlow ? [] : [{type: 'break'}];
    case 'code':
    case 'kbd':
      return isFlow ? [...children] : [{type: 'inlineCode', value: toString(element)}];
    case 'a':
      return isFlow || !href
        ? [...children]
        : [{type: 'link', url: href, children: phrasing as []}];
  }
  const mark = MARKS[name];
  return mark && !isFlow ? [{type: mark, children: phrasing}] : [...children];
}

/** A plot in the words that its page has below it. Its numbers are a file that the post links. */
function plotParagraphs(code: Code): RootContent[] {
  const {title, description} = plotWords(code);
  return [paragraph(strong(title)), paragraph(text(description))];
}

/** Whether only the page can show an element: a component without content, or a player. */
function isPart({name, children}: JsxElement): boolean {
  return name !== null && (/^[a-z]/.test(name) ? SHOWN.test(name) : children.length === 0);
}

function plainElement(element: JsxElement, options: PlainOptions): RootContent[] {
  const isFlow = element.type === 'mdxJsxFlowElement';
  const entries = isFlow ? options.entries(element) : undefined;
  if (entries) {
    return [...entries];
  }
  if (isPart(element)) {
    const link = options.linkTo(element);
    return [isFlow ? paragraph(link) : link];
  }
  const children = plainNodes(element.children, options);
  if (/^[a-z]/.test(element.name ?? '')) {
    return plainHtml(element, children);
  }
  const attributes = textAttributes(element);
  const label = attributes['title'] ?? attributes['label'];
  return label && isFlow ? [paragraph(strong(label)), ...children] : children;
}

function plainNode(node: RootContent, options: PlainOptions): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return [];
    case 'mdxTextExpression':
      return literal(node.value);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, options);
    case 'html':
      return /^<!--.*-->$/s.test(node.value.trim()) ? [] : [node];
    case 'code':
      return node.lang === 'plot' && plotWords(node).description
        ? plotParagraphs(node)
        : [plainCode(node)];
    case 'heading':
    case 'paragraph': {
      const content = node.type === 'heading' ? headingId(node).children : node.children;
      const phrasing = plainNodes(content, options) as PhrasingContent[];
      const children = trimmed(phrasing);
      return children.length > 0 ? [{...node, children}] : [];
    }
    default:
      return 'children' in node
        ? [{...node, children: plainNodes(node.children, options)} as RootContent]
        : [node];
  }
}

/** The content of a source with plain Markdown alone: no imports, expressions and elements of MDX. */
function plainNodes(nodes: readonly RootContent[], options: PlainOptions): RootContent[] {
  return nodes.flatMap((node) => plainNode(node, options));
}

/** What stands in a text for an address of the site or for a part, by its number. */
const ADDRESS = 'https://place.invalid/';
const PART = 'https://part.invalid/';
export const ADDRESS_PLACES = /https:\/\/place\.invalid\/(\d+)\//g;
export const PART_PLACES = /\[x\]\(https:\/\/part\.invalid\/(\d+)\/\)/g;

/** Addresses of other sites, which stay what they are. */
const ELSEWHERE = /^(?!pathname:)[a-z][a-z\d+.-]*:/i;

/** The list that ends every page's head: what follows is written as it is after a list. */
const HEAD = list([[paragraph(text('x'))]]);
const HEAD_END = '- x\n';

/** Changes the addresses of links, pictures, definitions and HTML, in their order. */
function changeAddresses(root: Root, change: (url: string) => string): void {
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      node.url = change(node.url);
    } else if (node.type === 'html') {
      node.value = node.value.replace(
        /(\s(?:href|src)=)(["'])(.*?)\2/g,
        (_, start: string, mark: string, url: string) => `${start}${mark}${change(url)}${mark}`,
      );
    }
  });
}

/**
 * The Markdown that a source's text becomes, made of the tree that it was parsed to, which it may
 * change. `fillTwin` gives it the addresses and names that are known once the site is built.
 *
 * @param entries what components show; a component that is not known is a part of the page
 */
export function twinText(root: Root, entries: PartEntries = () => undefined): TwinText {
  const parts: string[] = [];
  const plain = plainNodes(root.children, {
    entries,
    linkTo: ({name}) => link(`${PART}${parts.push(name ?? '') - 1}/`, 'x'),
  });
  const [first, ...rest] = plain;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  const body: Root = {type: 'root', children: isTitle ? rest : plain};
  const urls: string[] = [];
  changeAddresses(body, (url) => (ELSEWHERE.test(url) ? url : `${ADDRESS}${urls.push(url) - 1}/`));
  const written = writeMarkdown([HEAD, ...body.children]);
  return {text: written.slice(HEAD_END.length), urls, parts};
}
