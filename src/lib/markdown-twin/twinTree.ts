import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../content-index/parseMarkdown';
import {absoluteAddress} from './absoluteAddress';
import type {JsxElement} from './jsxAttributes';
import {jsxAttributes} from './jsxAttributes';
import {partLink} from './partLink';
import {isPart, plainNodes} from './plainNodes';
import {changeAddresses} from './twinAddresses';
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

/** A text without the title that its page has anyway. */
export function withoutTitle(children: readonly RootContent[]): Root {
  const [first, ...rest] = children;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  return {type: 'root', children: isTitle ? rest : [...children]};
}

/**
 * The text of a page as plain Markdown, without its title.
 *
 * @param built what its built page shows; where that does not know each part, the names of the
 *   components stand for their titles
 * @throws Error where the source cannot be read, or links to a file that the build does not have
 */
export function twinTree(page: TwinSource, site: TwinSite, built: BuiltFacts): RootContent[] {
  const root = parseMarkdown(page.body, page.format);
  const parts = partsOf(root, site);
  const titles = parts.length === built.partTitles.length ? built.partTitles : [];
  const address = `${site.base.url}${page.permalink}`;
  const children = plainNodes(root.children, {
    entries: site.entries,
    linkTo: (part) => partLink(part.name ?? '', titles[parts.indexOf(part)], address),
  });
  const text = withoutTitle(children);
  changeAddresses(text, (url) => absoluteAddress(url, page, site, built.addresses));
  return text.children;
}
