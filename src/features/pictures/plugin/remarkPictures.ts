import type {Definition, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {hasHost} from '../../../lib/siteLinks';

/**
 * Returns an address that Docusaurus can resolve to a file: without a query, and with every `%`
 * escaped if the address has an invalid escape, as in `50% done.png`.
 */
function localAddress(url: string): string {
  if (hasHost(url)) {
    return url;
  }
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(.*)$/s.exec(url) ?? [];
  try {
    decodeURIComponent(path);
    return path + hash;
  } catch {
    return path.replaceAll('%', '%25') + hash;
  }
}

/**
 * Prepares pictures in Markdown for Docusaurus, which only resolves the form `![alt](address)`.
 * Rewrites references (`![alt][name]`) to this form, and fixes addresses that Docusaurus cannot
 * decode.
 */
export function remarkPictures() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      // The first definition of a name wins, as in CommonMark.
      if (!definitions.has(node.identifier)) {
        definitions.set(node.identifier, node);
      }
    });
    visit(tree, (node, index, parent) => {
      if (node.type === 'image') {
        node.url = localAddress(node.url);
      }
      const definition = node.type === 'imageReference' && definitions.get(node.identifier);
      if (!definition || !parent || index === undefined) {
        return undefined;
      }
      const {url, title} = definition;
      parent.children[index] = {
        type: 'image',
        url: localAddress(url),
        title,
        alt: node.alt,
        position: node.position,
      };
      return SKIP;
    });
  };
}
