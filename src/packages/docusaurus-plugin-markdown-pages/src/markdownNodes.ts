import type {
  BlockContent,
  Blockquote,
  Emphasis,
  Heading,
  Link,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import type {Options} from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export const text = (value: string): Text => ({type: 'text', value});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** Returns a paragraph in bold type. */
export const strongLine = (...children: PhrasingContent[]): Paragraph =>
  paragraph({type: 'strong', children});

export const link = (url: string, value: string): Link => ({
  type: 'link',
  url,
  children: [text(value)],
});

export const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

export const quote = (value: string): Blockquote => ({
  type: 'blockquote',
  children: [paragraph(text(value))],
});

/** Returns a bullet list without empty lines between its items. */
export const list = (items: readonly BlockContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({type: 'listItem', spread: false, children})),
});

/** True for a node without visible text. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}

const endsInWord = (node: Nodes | undefined): node is Text =>
  node?.type === 'text' && /[\p{L}\p{N}]$/u.test(node.value);
const startsWithWord = (node: Nodes | undefined): node is Text =>
  node?.type === 'text' && /^[\p{L}\p{N}]/u.test(node.value);

/**
 * Moves spaces at the ends of bold and emphasized text out of it, and punctuation if it touches a word
 * outside, as in `中文**加粗**。文字`. Otherwise, Markdown would need numeric entities.
 */
function moveEdges(node: Emphasis | Strong, siblings: Nodes[], index: number): void {
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const edges = [
    [
      node.children.at(-1),
      startsWithWord(after) ? /(?<=\S)(?:\s+|\p{P}+)$/u : /(?<=\S)\s+$/,
      index + 1,
    ],
    [node.children[0], endsInWord(before) ? /^(?:\s+|\p{P}+)(?=\S)/u : /^\s+(?=\S)/, index],
  ] as const;
  for (const [child, edge, place] of edges) {
    if (child?.type === 'text') {
      child.value = child.value.replace(edge, (moved) => {
        siblings.splice(place, 0, text(moved));
        return '';
      });
    }
  }
}

/** Changes text that HTML can have, but that Markdown can express only in an ugly way or not at all. */
export function tidyText(tree: Nodes): void {
  visit(tree, (node, index = 0, parent) => {
    const siblings = (parent && 'children' in parent ? parent.children : []) as Nodes[];
    if (node.type === 'strong' || node.type === 'emphasis') {
      moveEdges(node, siblings, index);
    } else if (node.type === 'inlineCode' && node.value.trim() === '') {
      siblings.splice(index, 1);
      return index;
    } else if (node.type === 'inlineCode' && siblings[index + 1]?.type === 'inlineCode') {
      siblings.splice(index + 1, 0, text(' '));
    } else if (node.type === 'heading') {
      node.children = node.children.map((child) => (child.type === 'break' ? text(' ') : child));
    } else if (node.type === 'paragraph') {
      while (node.children.at(-1)?.type === 'break') {
        node.children.pop();
      }
    }
    return undefined;
  });
}

/** True if emphasized text is part of a word, where underscores would need numeric entities. */
function hasEmphasisInWord(root: Root): boolean {
  let isFound = false;
  visit(root, 'emphasis', (_, index = 0, parent) => {
    isFound ||=
      endsInWord(parent?.children[index - 1]) || startsWithWord(parent?.children[index + 1]);
  });
  return isFound;
}

type Handlers = NonNullable<Options['handlers']>;

/** Writes raised and lowered text as HTML. */
const writeScript: Handlers['strong'] = (node: {name: string} & Paragraph, _, state, info) =>
  `<${node.name}>${state.containerPhrasing(node, info)}</${node.name}>`;

const writerWith = (emphasis: '_' | '*') =>
  unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMath, {singleDollarTextMath: false})
    .use(remarkStringify, {
      bullet: '-',
      emphasis,
      rule: '-',
      fences: true,
      resourceLink: false,
      handlers: {textDirective: writeScript} as Handlers,
    })
    .freeze();
const WRITERS = {underscores: writerWith('_'), asterisks: writerWith('*')};

/** Writes nodes as Markdown, with a line end after the last line. */
export function writeMarkdown(children: readonly RootContent[]): string {
  const root: Root = {type: 'root', children: [...children]};
  return WRITERS[hasEmphasisInWord(root) ? 'asterisks' : 'underscores'].stringify(root);
}
