import type {Element, ElementContent, Nodes} from 'hast';
import {formulaText} from './formulaText.js';

/** Elements without readable text of their own. */
const SILENT = new Set(
  (
    'audio button canvas datalist embed head iframe img input label link meta nav noscript object ' +
    'picture progress script select style svg template textarea title video'
  ).split(' '),
);

/** True if an element has a class. */
export function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** True if a node is an element; if names are given, only with one of these tag names. */
export function isElement(node: Nodes | undefined, ...names: readonly string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/**
 * True if an element is left out of search, chat and Markdown: controls, pictures, anchor
 * links of headings, footnote marks, and whatever a component marks with `data-search-skip`.
 */
export function isSkipped(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    SILENT.has(tagName) ||
    properties['dataSearchSkip'] !== undefined ||
    properties['dataFootnoteRef'] !== undefined ||
    properties['dataFootnoteBackref'] !== undefined ||
    properties['ariaHidden'] === 'true' ||
    properties['role'] === 'tablist' ||
    hasClass(element, 'hash-link')
  );
}

/** Returns the first descendant, or the element itself, that matches. */
export function findElement(
  node: Nodes,
  matches: (element: Element) => boolean,
): Element | undefined {
  if (node.type === 'element' && matches(node)) {
    return node;
  }
  const children = 'children' in node ? node.children : [];
  for (const child of children) {
    const found = findElement(child, matches);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Returns the TeX of a formula that KaTeX wrote as MathML; undefined for any other element. */
export function texOf(element: Element): string | undefined {
  if (element.tagName !== 'math' && !hasClass(element, 'katex')) {
    return undefined;
  }
  const annotation = findElement(element, ({tagName}) => tagName === 'annotation');
  const [text] = annotation?.children ?? [];
  return text?.type === 'text' ? text.value : undefined;
}

/** True for a formula on a line of its own. */
export function isDisplayFormula(element: Element): boolean {
  return (
    texOf(element) !== undefined &&
    findElement(element, ({tagName, properties}) => {
      return tagName === 'math' && properties['display'] === 'block';
    }) !== undefined
  );
}

/** Returns the text of nodes with all its spaces, and `lineBreak` for each `<br>`. */
function rawText(nodes: readonly ElementContent[], lineBreak: string): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') {
        return node.value;
      }
      if (node.type !== 'element' || isSkipped(node)) {
        return '';
      }
      const tex = texOf(node);
      if (tex !== undefined) {
        return formulaText(tex);
      }
      return node.tagName === 'br' ? lineBreak : rawText(node.children, lineBreak);
    })
    .join('');
}

/** Returns the text of nodes as readers see it, on one line. */
export function textOf(nodes: readonly ElementContent[]): string {
  return rawText(nodes, ' ')
    .replace(/[\u200B\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the lines of preformatted text. */
function linesOf({children}: Element): string[] {
  return rawText(children, '\n').replace(/\n+$/, '').split('\n');
}

/** Returns the first class with a prefix, without the prefix. */
function classOf({properties: {className}}: Element, prefix: string): string | undefined {
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

/** Returns the lines, language and title of a code block: the theme's element, or a plain `pre`. */
export function codeOf(frame: Element) {
  const hasCode = (node: Nodes) => findElement(node, ({tagName}) => tagName === 'pre');
  const pre = hasCode(frame) ?? frame;
  const withLanguage = findElement(frame, (element) => classOf(element, 'language-') !== undefined);
  const titleBar =
    frame === pre ? undefined : frame.children.find((child) => isElement(child) && !hasCode(child));
  return {
    lines: linesOf(pre),
    language: withLanguage && classOf(withLanguage, 'language-'),
    title: (titleBar && textOf([titleBar])) || undefined,
  };
}

/** Returns the items of a section of footnotes; undefined for any other element. */
export function footnotesOf({properties, children}: Element): Element[] | undefined {
  if (properties['dataFootnotes'] === undefined) {
    return undefined;
  }
  const list = children.find((child) => isElement(child, 'ol'));
  return isElement(list) ? list.children.filter((child) => isElement(child, 'li')) : [];
}
