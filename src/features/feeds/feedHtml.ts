import type {Element, ElementContent, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {hasClass} from 'docusaurus-built-pages';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {fullAddress} from '../../lib/siteLinks';

/** Properties that only the site's style sheets and scripts use. */
const SITE_PROPERTIES = /^(?:className|translate|tabIndex|style|data[A-Z].*)$/;
const ADDRESS_PROPERTIES = ['href', 'src', 'poster', 'data', 'cite'];

/** Returns a code block without highlighting, with the same lines. */
function plainCode(pre: Element): Element {
  visit(pre, (node, index, parent) => {
    const isBreak = node.type === 'element' && node.tagName === 'br';
    if (parent && index !== undefined && (isBreak || node.type === 'comment')) {
      (parent as Element).children[index] = {type: 'text', value: isBreak ? '\n' : ''};
    }
  });
  return h('pre', h('code', toString(pre)));
}

/** Returns the nodes that replace a node; undefined if it stays. */
function replacement(node: Nodes, address: string): ElementContent[] | undefined {
  if (node.type === 'comment') {
    return [];
  }
  if (node.type !== 'element') {
    return undefined;
  }
  const {tagName, properties, children} = node;
  const componentName = properties['dataPart'];
  if (componentName !== undefined) {
    return [h('p', h('a', {href: address}, `${String(componentName)} (interactive, on the page)`))];
  }
  if (tagName === 'pre') {
    return [plainCode(node)];
  }
  if (hasClass(node, 'diagram')) {
    const caption = toString(children.at(-1));
    return [h('p', h('a', {href: address}, `${caption} (diagram, on the page)`))];
  }
  // The drawing of a plot needs the site's style sheet. The plot's caption and table stay.
  const isPlot = hasClass(node, 'plot-wide') || hasClass(node, 'plot-narrow');
  // The `<img>` of a picture is enough for feed readers.
  const isSource = tagName === 'source' && properties['srcSet'] !== undefined;
  const isControl = ['script', 'style', 'button'].includes(tagName);
  return isPlot || isSource || isControl || hasClass(node, 'hash-link') ? [] : undefined;
}

function cleanProperties({properties}: Element, address: string): void {
  Object.keys(properties)
    .filter((name) => SITE_PROPERTIES.test(name))
    .forEach((name) => (properties[name] = undefined));
  for (const name of ADDRESS_PROPERTIES) {
    if (typeof properties[name] === 'string') {
      properties[name] = fullAddress(properties[name], address) ?? properties[name];
    }
  }
  if (typeof properties['srcSet'] === 'string') {
    const sources = properties['srcSet'].split(/,\s+/);
    properties['srcSet'] = sources
      .map((source) => source.trim().replace(/^\S+/, (url) => fullAddress(url, address) ?? url))
      .join(', ');
  }
  // Feed readers do not run the scripts that would show the panel.
  if (properties['role'] === 'tabpanel') {
    delete properties['hidden'];
  }
}

/**
 * Converts a post's HTML for feed readers, which have their own styles and run no scripts. Code
 * loses its highlighting, addresses become absolute, and interactive components and diagrams become
 * links to the page.
 *
 * @param address absolute address of the post
 */
export function feedHtml(html: string, address: string): string {
  const tree: Root = fromHtml(html, {fragment: true});
  visit(tree, (node, index, parent) => {
    const substitutes = replacement(node, address);
    if (!substitutes || !parent || index === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1, ...substitutes);
    return [SKIP, index + substitutes.length];
  });
  // Comes last, because the replacements above depend on classes.
  visit(tree, 'element', (element) => cleanProperties(element, address));
  return toHtml(tree, {space: 'html'});
}
