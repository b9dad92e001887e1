import {statSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {plainPath, resolveLink} from '../../lib/siteLinks';
import {sitePaths} from './sitePaths';

/** Docusaurus' prefix for links to files that are not pages. Docusaurus adds the base path to these, too. */
const FILE_PREFIX = 'pathname://';

/** Replaces the addresses of links that Docusaurus' `Link` renders. */
function visitLinks(tree: Root, change: (url: string) => string): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = change(node.url);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {name, attributes} = node as MdxJsxFlowElement | MdxJsxTextElement;
      attributes.forEach((attribute) => {
        const isAddress = 'name' in attribute && /^(?:to|href)$/.test(attribute.name);
        if (name === 'Link' && isAddress && typeof attribute.value === 'string') {
          attribute.value = change(attribute.value);
        }
      });
    }
  });
}

/**
 * Adds the base path to links in posts and pages that seem to include it, but do not (see `resolveLink`).
 *
 * @param root folder of the site
 * @param baseUrl base path with a slash at both ends
 * @returns a Docusaurus plugin that collects the addresses of all pages, and a remark plugin that
 *   changes the links
 */
export function siteLinks(root: string, baseUrl: string) {
  const paths = new Set<string>();
  const isFile = (address: string): boolean =>
    !!statSync(path.join(root, 'static', address.slice(baseUrl.length)), {
      throwIfNoEntry: false,
    })?.isFile();

  function resolve(url: string): string {
    const prefix = url.startsWith(FILE_PREFIX) ? FILE_PREFIX : '';
    const exists = (address: string) => paths.has(address) || isFile(address);
    return prefix + resolveLink(url.slice(prefix.length), baseUrl, exists);
  }

  const remark = () => (tree: Root) => {
    if (baseUrl !== '/') {
      visitLinks(tree, resolve);
    }
  };
  const plugin = (): Plugin => ({
    name: 'site-links',
    async allContentLoaded({allContent}) {
      paths.clear();
      [baseUrl, ...sitePaths(allContent, baseUrl)].forEach((page) => paths.add(plainPath(page)));
    },
  });
  return {plugin, remark};
}
