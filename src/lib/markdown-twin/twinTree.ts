import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../content-index/parseMarkdown';
import {absoluteAddress} from './absoluteAddress';
import type {JsxElement} from './jsxAttributes';
import {jsxAttributes} from './jsxAttributes';
import {partLink} from './partLink';
import {isPart, plainNodes} from './plainNodes';
import type {BuiltFacts, TwinSite, TwinSource} from './types';

/** The parts of a page that its entries do not write out, in their order. */
function partsOf(root: Root, {entries}: TwinSite): JsxElement[] {
  const parts: JsxElement[] = [];
  visit(root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    const isWritten = entries(node.name ?? '', jsxAttributes(node)) !== undefined;
    if (isPart(node) && !isWritten) {
      parts.push(node);
    }
  });
  return parts;
}

function withAbsoluteAddresses(root: Root, absolute: (url: string) => string): void {
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      node.url = absolute(node.url);
    } else if (node.type === 'html') {
      node.value = node.value.replace(
        /(\s(?:href|src)=)(["'])(.*?)\2/g,
        (_, start: string, quote: string, url: string) =>
          `${start}${quote}${absolute(url)}${quote}`,
      );
    }
  });
}

/**
 * The text of a page as plain Markdown, without its title.
 *
 * @param built what its built page shows; where that does not know each part, the names of the
 *   components stand for their titles
 * @throws Error where the source cannot be read, or links to a file that the build does not have
 */
export function twinTree(page: TwinSource, site: TwinSite, built: BuiltFacts): RootContent[] {
  const root = parseMarkdown(page.body, page.file.endsWith('.mdx') ? 'mdx' : 'md');
  const parts = partsOf(root, site);
  const titles = parts.length === built.partTitles.length ? built.partTitles : [];
  const address = `${site.base.url}${page.permalink}`;
  const children = plainNodes(root.children, {
    entries: site.entries,
    linkTo: (part) => partLink(part.name ?? '', titles[parts.indexOf(part)], address),
  });
  const [first, ...rest] = children;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  const text: Root = {type: 'root', children: isTitle ? rest : children};
  withAbsoluteAddresses(text, (url) => absoluteAddress(url, page, site, built.addresses));
  return text.children;
}
