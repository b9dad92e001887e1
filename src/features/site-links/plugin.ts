import {statSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ambiguousLinkProblem, linkMeaning, plainPath} from '../../lib/siteLinks';
import {sitePaths} from './sitePaths';

interface Site {
  /** Folder of the site. */
  readonly root: string;
  /** Base path with a slash at both ends. */
  readonly baseUrl: string;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Docusaurus' prefix for links to files that are not pages. It adds the base path to these, too. */
const FILE = 'pathname://';

/** Replaces the addresses of links that Docusaurus' `Link` renders. */
function visitLinks(tree: Root, change: (url: string, line: number) => string): void {
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'link' || node.type === 'definition') {
      node.url = change(node.url, line);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {name, attributes} = node as Element;
      attributes.forEach((attribute) => {
        const isAddress = 'name' in attribute && /^(?:to|href)$/.test(attribute.name);
        if (name === 'Link' && isAddress && typeof attribute.value === 'string') {
          attribute.value = change(attribute.value, line);
        }
      });
    }
  });
}

/**
 * Resolves links in posts and pages with `linkMeaning`: on a site with the base path `/blog/`, a
 * link such as `/blog/x` may or may not include the base path.
 *
 * @returns a Docusaurus plugin that collects the addresses of all pages, and a remark plugin that
 *   changes the links. The remark plugin throws an Error with the file and line of each ambiguous
 *   link
 */
export function siteLinks({root, baseUrl}: Site) {
  const paths = new Set<string>();
  const isStaticFile = (address: string): boolean =>
    !!statSync(path.join(root, 'static', address.slice(baseUrl.length)), {
      throwIfNoEntry: false,
    })?.isFile();
  const exists = (address: string): boolean => paths.has(address) || isStaticFile(address);

  function remark() {
    return (tree: Root, {path: file}: VFile): void => {
      if (baseUrl === '/') {
        return;
      }
      const problems: string[] = [];
      visitLinks(tree, (url, line) => {
        const isFile = url.startsWith(FILE);
        const address = isFile ? url.slice(FILE.length) : url;
        const meaning = linkMeaning(address, baseUrl, exists);
        if (meaning.kind === 'ambiguous') {
          const location = `${path.relative(root, file)}:${line}`;
          problems.push(`${location}: ${ambiguousLinkProblem(address, meaning, baseUrl)}`);
          return url;
        }
        return isFile ? FILE + meaning.to : meaning.to;
      });
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    };
  }

  const plugin = (): Plugin => ({
    name: 'site-links',
    async allContentLoaded({allContent}) {
      paths.clear();
      [baseUrl, ...sitePaths(allContent, baseUrl)].forEach((page) => paths.add(plainPath(page)));
    },
  });
  return {plugin, remark};
}
