import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {decoded} from '../text.js';

/** Signs for private use around an id in hexadecimal, which Markdown leaves alone. */
const MARK = /\uE000([\da-f]+)\uE001/g;

const markOf = (id: string) => `\uE000${Buffer.from(id).toString('hex')}\uE001`;

/** Elements whose text may begin with an anchor. */
const WITH_TEXT = /^(?:a|h[1-6]|p|li|span|sup|sub|strong|em|b|i|td|th|dt|dd|div|figcaption)$/;

/**
 * Marks the elements that links of the same text lead to, since Markdown loses their ids.
 *
 * @returns a function that puts anchors at the marks in the Markdown
 */
export function markAnchors(tree: Root): (markdown: string) => string {
  const targets = new Set<string>();
  visit(tree, 'element', ({properties}) => {
    const href = String(properties['href'] ?? '');
    if (/^#./.test(href)) {
      targets.add(decoded(href.slice(1)));
    }
  });
  visit(tree, 'element', (node: Element, index, parent) => {
    const id = [node.properties['id'], node.properties['name']]
      .map((value) => String(value ?? ''))
      .find((value) => targets.delete(value));
    if (id === undefined || !parent || index === undefined) {
      return;
    }
    const mark = {type: 'text', value: markOf(id)} as const;
    if (node.tagName === 'a') {
      // Within a link an anchor would be a link in a link.
      parent.children.splice(index, 0, mark);
    } else if (WITH_TEXT.test(node.tagName)) {
      const first = node.children.find((child) => child.type !== 'text' || child.value.trim());
      const isParagraph = first?.type === 'element' && first.tagName === 'p';
      (isParagraph ? first : node).children.unshift(mark);
    } else {
      parent.children.splice(index, 0, h('p', [mark]));
    }
  });
  return (markdown) =>
    markdown.replace(
      MARK,
      (_, hex: string) =>
        `<a id="${Buffer.from(hex, 'hex')
          .toString()
          .replace(/["<>&\s]/g, '-')}"></a>`,
    );
}
