import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, {singleDollarTextMath: false});

/** Markdown as this site reads a post that is named `.md`. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

/** Where a node stands in the text it was parsed from. */
export function offsetsOf({position}: Pick<Nodes, 'position'>): {start: number; end: number} {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
}
