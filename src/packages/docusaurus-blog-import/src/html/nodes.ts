import type {Element} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {Html, PhrasingContent} from 'mdast';
import {escapeHtml} from '../text.js';

/** Placeholder element for an anchor. */
export const ANCHOR = 'x-anchor';
/** Pattern of the names of block elements. */
export const BLOCK_NAMES =
  'address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|nav|ol|p|pre|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul';

/** Returns an attribute as text; '' if it is missing. */
export function property({properties}: Element, name: string): string {
  const value = properties[name];
  return (Array.isArray(value) ? value.join(' ') : String(value ?? '')).trim();
}

export const paragraph = (children: PhrasingContent[]) => ({type: 'paragraph', children}) as const;
export const text = (value: string) => ({type: 'text', value}) as const;

/** Returns the content of a caption, with its paragraphs in italics. */
export function caption(state: State, node: Element) {
  return state.toFlow(state.all(node)).map((block) => {
    if (block.type !== 'paragraph') {
      return block;
    }
    const children = block.children.flatMap((each) =>
      each.type === 'emphasis' ? each.children : [each],
    );
    return paragraph([{type: 'emphasis', children}]);
  });
}

/** Returns an inline tag. `hName` keeps the converter from treating it as a block. */
const tag = (value: string): Html => ({type: 'html', value, data: {hName: 'span'}});

/** Types of nodes that cannot be inside a paragraph. */
const BLOCK = /^(?:blockquote|code|footnoteDefinition|heading|list|paragraph|table|thematicBreak)$/;

/** Keeps an element as HTML if it has text and no blocks: Markdown has no syntax for it. */
const inline: Handle = (state, node: Element) => {
  const children = state.all(node) as PhrasingContent[];
  if (children.length === 0 || children.some(({type}) => BLOCK.test(type))) {
    return children;
  }
  const title = property(node, 'title');
  const attribute =
    title && ` title="${escapeHtml(title).replace(/\s+/g, ' ').replaceAll('|', '&#124;')}"`;
  return [tag(`<${node.tagName}${attribute}>`), ...children, tag(`</${node.tagName}>`)];
};

export const inlineHandlers: Readonly<Record<string, Handle>> = Object.fromEntries(
  ['abbr', 'cite', 'dfn', 'ins', 'rp', 'rt', 'ruby', 'small', 'sub', 'sup'].map((name) => [
    name,
    inline,
  ]),
);
