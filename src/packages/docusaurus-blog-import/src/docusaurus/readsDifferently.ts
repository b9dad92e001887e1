import type {Nodes} from 'mdast';
import {parseMarkdown} from './parseMarkdown.js';
import type {MarkdownFormat} from './types.js';
import type {MarkdownSettings} from './types.js';

/** A tree as text, without the places in the source and without comments, which no reader sees. */
function outline(node: Nodes): unknown {
  const {position, data, ...rest} = node;
  return 'children' in node
    ? {...rest, children: node.children.filter((child) => !isComment(child)).map(outline)}
    : rest;
}

function isComment(node: Nodes): boolean {
  return (
    (node.type as string) === 'comment' ||
    (node.type === 'html' && /^<!--(?:(?!-->)[^])*-->$/.test(node.value))
  );
}

/** True if MDX refuses a CommonMark text or reads something else in it. */
export function readsDifferently(text: string, settings: MarkdownSettings): boolean {
  const read = (format: MarkdownFormat) =>
    JSON.stringify(outline(parseMarkdown(text, format, settings)));
  try {
    return read('mdx') !== read('md');
  } catch {
    return true;
  }
}
