import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath, {singleDollarTextMath: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true, resourceLink: false})
  .freeze();

/** Markdown of a tree without MDX; it ends with the end of its last line. */
export function writeMarkdown(children: readonly RootContent[]): string {
  const root: Root = {type: 'root', children: [...children]};
  return writer.stringify(root);
}
