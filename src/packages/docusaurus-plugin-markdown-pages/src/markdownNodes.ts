import type {
  BlockContent,
  Blockquote,
  Delete,
  Emphasis,
  Heading,
  Link,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
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

const endsInWord = (node: Nodes | undefined): boolean =>
  node?.type === 'text' && /[\p{L}\p{N}]$/u.test(node.value);
const startsWithWord = (node: Nodes | undefined): boolean =>
  node?.type === 'text' && /^[\p{L}\p{N}]/u.test(node.value);

type Marked = Delete | Emphasis | Strong;

const isMarked = (node: Nodes): node is Marked => /^(?:delete|emphasis|strong)$/.test(node.type);

/**
 * Moves spaces and line breaks at the ends of bold, emphasized or deleted text outside the marks, and
 * also punctuation next to a word outside: `中文**加粗。**文字` becomes `中文**加粗**。文字`. Otherwise,
 * Markdown would need numeric entities. Removes marks without text, and bold text within bold text.
 */
function tidyMarked(node: Marked, siblings: Nodes[]): void {
  const position = siblings.indexOf(node);
  const [before, after] = [siblings[position - 1], siblings[position + 1]];
  const children = node.children.flatMap((child) =>
    child.type === node.type ? child.children : [child],
  );
  children.filter(isMarked).forEach((child) => tidyMarked(child, children));
  const start: PhrasingContent[] = [];
  const end: PhrasingContent[] = [];
  while (children[0] && isBlank(children[0])) {
    start.push(...children.splice(0, 1));
  }
  while (children.length > 0 && isBlank(children.at(-1) as Nodes)) {
    end.unshift(...children.splice(-1));
  }
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') {
    first.value = first.value.replace(endsInWord(before) ? /^(?:\s+|\p{P}+)/u : /^\s+/, (moved) => {
      start.push(text(moved));
      return '';
    });
  }
  if (last?.type === 'text') {
    last.value = last.value.replace(
      startsWithWord(after) ? /(?:\s+|\p{P}+)$/u : /\s+$/,
      (moved) => {
        end.unshift(text(moved));
        return '';
      },
    );
  }
  node.children = children;
  siblings.splice(position, 1, ...start, ...(children.every(isBlank) ? [] : [node]), ...end);
}

/** Changes text that Markdown can express only with numeric entities or other ugly syntax, or not at all. */
export function tidyText(tree: Nodes): void {
  visit(tree, (node) => {
    if ('children' in node && !isMarked(node)) {
      const siblings: Nodes[] = node.children;
      siblings.filter(isMarked).forEach((child) => tidyMarked(child, siblings));
    }
  });
  visit(tree, (node, index = 0, parent) => {
    const siblings = (parent && 'children' in parent ? parent.children : []) as Nodes[];
    if (node.type === 'inlineCode' && node.value.trim() === '') {
      siblings.splice(index, 1);
      return index;
    } else if (node.type === 'inlineCode' && siblings[index + 1]?.type === 'inlineCode') {
      siblings.splice(index + 1, 0, text(' '));
    } else if (node.type === 'heading') {
      node.children = node.children.map((child) => (child.type === 'break' ? text(' ') : child));
    } else if (node.type === 'paragraph') {
      // Removes line breaks at both ends.
      const isContent = (child: Nodes): boolean => child.type !== 'break';
      const start = node.children.findIndex(isContent);
      node.children = node.children.slice(start, node.children.findLastIndex(isContent) + 1);
    }
    return undefined;
  });
}

/** Numbers the footnotes of the whole page in order, because each partial of a page has its own footnote 1. */
export function numberFootnotes(tree: Nodes): void {
  const numbers = new Map<string, string>();
  visit(tree, 'footnoteDefinition', ({identifier}) => {
    numbers.set(identifier, String(numbers.size + 1));
  });
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition' || node.type === 'footnoteReference') {
      node.label = numbers.get(node.identifier) ?? node.label;
      node.identifier = node.label ?? node.identifier;
    }
  });
}

type Handlers = NonNullable<Options['handlers']>;

/** Writes superscripts and subscripts, which are `textDirective` nodes here, as HTML. */
const writeScript: Handlers['strong'] = (node: {name: string} & Paragraph, _, state, info) =>
  `<${node.name}>${state.containerPhrasing(node, info)}</${node.name}>`;

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath, {singleDollarTextMath: false})
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    fences: true,
    resourceLink: false,
    handlers: {textDirective: writeScript} as Handlers,
  })
  .freeze();

/** Writes nodes as Markdown, with a line break after the last line. */
export function writeMarkdown(children: readonly RootContent[]): string {
  return writer.stringify({type: 'root', children: [...children]});
}
