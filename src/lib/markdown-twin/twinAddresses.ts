import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Gives the links, pictures, definitions and HTML of a tree other addresses, in their order. */
export function changeAddresses(root: Root, change: (url: string) => string): void {
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      node.url = change(node.url);
    } else if (node.type === 'html') {
      node.value = node.value.replace(
        /(\s(?:href|src)=)(["'])(.*?)\2/g,
        (_, start: string, quote: string, url: string) => `${start}${quote}${change(url)}${quote}`,
      );
    }
  });
}
