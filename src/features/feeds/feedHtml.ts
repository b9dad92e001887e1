import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Properties that only the site's style sheets and scripts use. */
const OWN = /^(?:className|translate|tabIndex|style|data[A-Z].*)$/;
/** Properties that hold an address. */
const ADDRESSES = ['href', 'src', 'poster', 'data', 'cite'];

function absolute(address: unknown, base: string): string | undefined {
  const text = String(address);
  return URL.canParse(text, base) ? new URL(text, base).href : undefined;
}

function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function isDrawing(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'svg';
}

/** Removes the elements that color code, and keeps its lines. */
function plainCode(pre: Element): Element {
  visit(pre, (node, index, parent) => {
    const isBreak = node.type === 'element' && node.tagName === 'br';
    if (parent && index !== undefined && (isBreak || node.type === 'comment')) {
      (parent as Element).children[index] = {type: 'text', value: isBreak ? '\n' : ''};
    }
  });
  return h('pre', h('code', toString(pre)));
}

/**
 * Replacement of an element in a feed; undefined if the feed keeps the element, and null if it leaves
 * it out.
 */
function replacement(element: Element, address: string): ElementContent | null | undefined {
  const {tagName, properties, children} = element;
  const part = properties['dataPart'];
  if (part !== undefined) {
    return h('p', h('a', {href: address}, `${String(part)} (interactive, on the page)`));
  }
  if (tagName === 'pre') {
    return plainCode(element);
  }
  if (hasClass(element, 'diagram')) {
    return h('p', h('a', {href: address}, `${toString(children.at(-1))} (diagram, on the page)`));
  }
  // A plot's drawing has the colors of the style sheet. Its words and its table stay.
  const isPlot = isDrawing(element) && String(properties['ariaLabelledBy']).startsWith('plot-');
  // Docusaurus leaves these addresses without the host, and the picture itself is enough.
  const isSource = tagName === 'source' && properties['srcSet'] !== undefined;
  const isControl = ['script', 'style', 'button'].includes(tagName);
  return isPlot || isSource || isControl || hasClass(element, 'hash-link') ? null : undefined;
}

function cleanProperties({properties}: Element, address: string): void {
  Object.keys(properties)
    .filter((name) => OWN.test(name))
    .forEach((name) => (properties[name] = undefined));
  for (const name of ADDRESSES.filter((each) => typeof properties[each] === 'string')) {
    properties[name] = absolute(properties[name], address) ?? properties[name];
  }
  const {srcSet} = properties;
  if (srcSet !== undefined) {
    const sets = (Array.isArray(srcSet) ? srcSet.map(String) : String(srcSet).split(/,\s+/)).map(
      (each) => each.trim().replace(/^\S+/, (one) => absolute(one, address) ?? one),
    );
    properties['srcSet'] = sets.join(', ');
  }
  // Feed readers have no scripts that would show the panel.
  if (properties['role'] === 'tabpanel') {
    delete properties['hidden'];
  }
}

/**
 * Converts a post's HTML for feed readers, which have their own styles and no scripts: code becomes
 * text, addresses absolute, interactive components and diagrams links to the page.
 *
 * @param address absolute address of the post
 */
export function feedHtml(html: string, address: string): string {
  const tree: Root = fromHtml(html, {fragment: true});
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) {
      return undefined;
    }
    if (node.type === 'comment') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') {
      return undefined;
    }
    const other = replacement(node, address);
    if (other === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1, ...(other === null ? [] : [other]));
    return [SKIP, index + (other === null ? 0 : 1)];
  });
  // Last, because the replacements depend on classes.
  visit(tree, 'element', (element) => cleanProperties(element, address));
  return toHtml(tree, {space: 'html'});
}
