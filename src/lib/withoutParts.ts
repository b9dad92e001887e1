import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';

/** How the frame of an interactive part is marked, by `src/components/Part`. */
const MARK = 'data-part';

function note(title: string, address: string): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'a',
        properties: {href: address},
        children: [{type: 'text', value: `${title} (interactive, on the page)`}],
      },
    ],
  };
}

/**
 * A post's HTML for a feed: where the page has a part to play with, the feed has a link to it. A
 * reader of feeds would show the part's fields without what makes them work.
 */
export function withoutParts(html: string, address: string): string {
  if (!html.includes(MARK)) {
    return html;
  }
  const tree: Root = fromHtml(html, {fragment: true});
  visit(tree, 'element', (element, index, parent) => {
    const title = element.properties['dataPart'];
    if (title === undefined || !parent || index === undefined) {
      return undefined;
    }
    parent.children[index] = note(String(title), address);
    return index + 1;
  });
  return toHtml(tree);
}
