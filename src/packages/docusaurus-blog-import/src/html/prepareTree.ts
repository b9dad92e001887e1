import type {Element, ElementContent, Root as HastRoot} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {decoded} from '../text.js';
import {ANCHOR, BLOCK_NAMES, property} from './nodes.js';

const LIST = /^[ou]l$/;

/** Elements that can have an anchor before their text. */
const WITH_TEXT = /^(?:h[1-6]|p|li|span|sup|sub|strong|em|b|i|td|th|dt|dd|div|figcaption)$/;

/** Adds anchors to the targets of links within the post, because Markdown drops ids. */
export function addAnchors(tree: HastRoot): void {
  const targets = new Set<string>();
  visit(tree, 'element', ({properties}) => {
    const href = String(properties['href'] ?? '');
    if (/^#./.test(href)) {
      targets.add(decoded(href.slice(1)));
    }
  });
  visit(tree, 'element', (node: Element, index, parent) => {
    // Deletes the target, so that a later element with the same id gets no anchor.
    const id = [property(node, 'id'), property(node, 'name')].find((each) => targets.delete(each));
    if (id === undefined || !parent || index === undefined) {
      return;
    }
    const anchor = h(ANCHOR, {id});
    if (node.tagName === 'a') {
      // An anchor is an `a` element, which cannot be inside another one.
      parent.children.splice(index, 0, anchor);
    } else if (WITH_TEXT.test(node.tagName)) {
      const first = node.children.find((child) => child.type !== 'text' || child.value.trim());
      const isParagraph = first?.type === 'element' && first.tagName === 'p';
      (isParagraph ? first : node).children.unshift(anchor);
    } else {
      parent.children.splice(index, 0, h('p', [anchor]));
    }
  });
}

const INLINE = /^(?:a|b|del|em|i|mark|s|strike|strong|u)$/;
const BLOCK = new RegExp(`^(?:${BLOCK_NAMES})$`);

/** True for a block, and for an element around one. */
function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && (BLOCK.test(node.tagName) || node.children.some(isBlock));
}

/** Blocks whose content cannot be emphasized or linked as a whole. */
const KEEPS_CONTENT = /^(?:hr|pre|table)$/;

const isBlank = (node: ElementContent) =>
  node.type === 'text' ? node.value.trim() === '' : 'tagName' in node && node.tagName === 'br';

/** Puts an inline element around each run of inline content, also in the blocks among the nodes. */
function wrapInline(inline: Element, nodes: readonly ElementContent[]): ElementContent[] {
  const wrapped: ElementContent[] = [];
  let run: Element | undefined;
  /** Spaces and line breaks that belong to a run only if more of it follows. */
  let blanks: ElementContent[] = [];
  for (const node of nodes) {
    if (isBlank(node)) {
      blanks.push(node);
      continue;
    }
    if (node.type === 'element' && isBlock(node)) {
      const children = KEEPS_CONTENT.test(node.tagName)
        ? node.children
        : wrapInline(inline, node.children);
      wrapped.push({...node, children});
      run = undefined;
    } else if (run) {
      run.children.push(...blanks, node);
    } else {
      run = {...inline, children: [node]};
      wrapped.push(...blanks, run);
    }
    blanks = [];
  }
  return [...wrapped, ...blanks];
}

/**
 * Moves emphasis and links into the blocks that they contain: Markdown has them only inside a paragraph.
 *
 * @param outer names of the elements that are moved into this node, which need not be moved twice
 */
export function moveInlineElements(node: HastRoot | Element, outer: readonly string[] = []): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') {
      return [child as ElementContent];
    }
    const {tagName: name} = child;
    const isMoved = INLINE.test(name) && isBlock(child);
    const isRepeated = isMoved && outer.includes(name);
    const names = isMoved ? [...outer, name] : outer;
    moveInlineElements(child, KEEPS_CONTENT.test(name) ? [] : names);
    if (isRepeated) {
      return child.children;
    }
    return isMoved ? wrapInline(child, child.children) : [child];
  });
}

/** Moves lists that are directly in a list, which is not valid HTML, into the item before them. */
export function nestLists(tree: HastRoot): void {
  visit(tree, 'element', (list: Element) => {
    if (!LIST.test(list.tagName)) {
      return;
    }
    let item: Element | undefined;
    list.children = list.children.flatMap((child) => {
      if (child.type !== 'element' || !LIST.test(child.tagName)) {
        item = child.type === 'element' ? child : item;
        return [child];
      }
      if (item) {
        item.children.push(child);
        return [];
      }
      item = h('li', [child]);
      return [item];
    });
  });
}
