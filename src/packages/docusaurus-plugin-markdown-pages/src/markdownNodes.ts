import type {
  BlockContent,
  Blockquote,
  Heading,
  Link,
  List,
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
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export const text = (value: string): Text => ({type: 'text', value});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const strong = (value: string): Strong => ({type: 'strong', children: [text(value)]});

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

const writerWith = (emphasis: '_' | '*') =>
  unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMath, {singleDollarTextMath: false})
    .use(remarkStringify, {bullet: '-', emphasis, rule: '-', fences: true, resourceLink: false})
    .freeze();
const WRITERS = {underscores: writerWith('_'), asterisks: writerWith('*')};

/** True if emphasized text is part of a word, where underscores would need numeric entities. */
function hasEmphasisInWord(root: Root): boolean {
  let isFound = false;
  visit(root, 'emphasis', (_, index = 0, parent) => {
    const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
    isFound ||=
      (before?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value)) ||
      (after?.type === 'text' && /^[\p{L}\p{N}]/u.test(after.value));
  });
  return isFound;
}

/** Writes nodes as Markdown, with a line end after the last line. */
export function writeMarkdown(children: readonly RootContent[]): string {
  const root: Root = {type: 'root', children: [...children]};
  return WRITERS[hasEmphasisInWord(root) ? 'asterisks' : 'underscores'].stringify(root);
}
