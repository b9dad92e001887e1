import type {Element, ElementContent, Nodes} from 'hast';
import {formulaText, inParentheses} from './formulaText.js';

/** Elements inside a sentence that have no readable text of their own. */
const SILENT_PHRASING = (
  'audio button canvas datalist embed iframe img input label link meta noscript object picture ' +
  'progress rp rt script select style svg template textarea video'
).split(' ');
/** Elements without readable text of their own. */
const SILENT = new Set([...SILENT_PHRASING, 'head', 'nav', 'title']);
/** Inline elements, which continue the text around them. */
const PHRASING = new Set([
  ...SILENT_PHRASING,
  ...(
    'a abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd map mark math nobr ' +
    'output q rb ruby s samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
]);

function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** True if a node is an element; if names are given, only with one of these tag names. */
export function isElement(node: Nodes | undefined, ...names: readonly string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** Returns the language in the classes of an element, as in `language-js`. */
function languageOf(element: Element): string | undefined {
  const prefix = 'language-';
  return classesOf(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

/**
 * True for elements that are not content: hidden ones, anchor links of headings, links back from
 * footnotes, headers and preview of live code, icons of admonitions and cards, and the picture for the
 * dark mode beside the one for the light mode.
 */
export function isDecoration(element: Element): boolean {
  const added =
    /^(?:hash-link$|(?:playground(?:Header|Preview)|(?:admonition|cardTitle)Icon|themedComponent--dark)_)/;
  return (
    element.properties['ariaHidden'] === 'true' ||
    element.properties['dataFootnoteBackref'] !== undefined ||
    classesOf(element).some((name) => added.test(name))
  );
}

/**
 * True if an element is not part of the text: a control, a picture, a footnote mark, a decoration, or an
 * element with the attribute `data-search-skip`.
 */
export function isSkipped(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    SILENT.has(tagName) ||
    properties['dataSearchSkip'] !== undefined ||
    properties['dataFootnoteRef'] !== undefined ||
    properties['role'] === 'tablist' ||
    isDecoration(element)
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

/** Returns the MathML of a formula, such as KaTeX writes; undefined for any other element. */
function mathOf(element: Element): Element | undefined {
  return element.tagName === 'math' || hasClass(element, 'katex')
    ? findElement(element, ({tagName}) => tagName === 'math')
    : undefined;
}

/** Returns the TeX of a formula that KaTeX wrote as MathML; undefined for any other element. */
export function texOf(element: Element): string | undefined {
  const math = mathOf(element);
  const annotation = math && findElement(math, ({tagName}) => tagName === 'annotation');
  const [text] = annotation?.children ?? [];
  return text?.type === 'text' ? text.value : undefined;
}

/** True for a formula on a line of its own. */
export function isDisplayFormula(element: Element): boolean {
  return mathOf(element)?.properties['display'] === 'block';
}

/**
 * True for text, and for inline elements unless they contain a block, as a card does: a link around a
 * heading and a paragraph.
 */
export function isPhrasing(node: ElementContent): boolean {
  if (node.type !== 'element') {
    return true;
  }
  if (!PHRASING.has(node.tagName) || isDisplayFormula(node)) {
    return false;
  }
  return isSkipped(node) || mathOf(node) !== undefined || node.children.every(isPhrasing);
}

/** Matches text that a power or an index can follow. */
const BASE = /[\p{L}\p{N})\]]$/u;
/**
 * Matches powers: text with a digit or an operator (`-3`), and single letters (`n`). Does not match
 * references (`[1]`) and the endings of ordinals and names (`1st`, `2e`, `X®`).
 */
const POWER = /^(?!\[)(?:.*[\d+−–*/=-].*|(?![aeo]$)\p{L})$/u;

/**
 * Returns the text of an element, with `^` or `_` if it is a power or an index: `10^6`.
 *
 * @param before text before the element
 */
function scriptText(element: Element, text: string, before: string): string {
  const isPower = element.tagName === 'sup' && POWER.test(text);
  const isIndex = element.tagName === 'sub' && text !== '';
  const isScript = (isPower || isIndex) && BASE.test(before);
  // A raised link is a footnote mark.
  return isScript && !findElement(element, ({tagName}) => tagName === 'a')
    ? `${isPower ? '^' : '_'}${inParentheses(text)}`
    : text;
}

/**
 * Returns the text of nodes, with white space as in the HTML.
 *
 * @param lineBreak text for each `<br>`
 * @param edge text before and after each block, because the HTML may have no space between blocks
 */
function rawText(nodes: readonly ElementContent[], lineBreak: string, edge: string): string {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') {
      text += node.value;
    } else if (node.type === 'element' && node.tagName === 'br') {
      text += lineBreak;
    } else if (node.type === 'element') {
      const separator = isPhrasing(node) ? '' : edge;
      text += `${separator}${scriptText(node, elementText(node, lineBreak, edge), text)}${separator}`;
    }
  }
  return text;
}

function elementText(element: Element, lineBreak: string, edge: string): string {
  if (isSkipped(element)) {
    return '';
  }
  const math = mathOf(element);
  return math ? formulaText(math) : rawText(element.children, lineBreak, edge);
}

/** Returns the text of nodes as readers see it, on one line. */
export function textOf(nodes: readonly ElementContent[]): string {
  return rawText(nodes, ' ', ' ')
    .replace(/[\u200B\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the lines of preformatted text. */
function linesOf({children}: Element): string[] {
  return rawText(children, '\n', '').replace(/\n+$/, '').split('\n');
}

/** Returns the lines, language and title of a code block, which is the theme's element or a plain `pre`. */
export function codeOf(frame: Element) {
  const preIn = (node: Nodes) => findElement(node, ({tagName}) => tagName === 'pre');
  const pre = preIn(frame) ?? frame;
  const withLanguage = findElement(frame, (element) => languageOf(element) !== undefined);
  const titleBar =
    frame === pre ? undefined : frame.children.find((child) => isElement(child) && !preIn(child));
  return {
    lines: linesOf(pre),
    language: withLanguage && languageOf(withLanguage),
    title: (titleBar && textOf([titleBar])) || undefined,
  };
}

/** True for an admonition of the theme, or GitHub's alert (`> [!NOTE]`), as remark and rehype plugins write it. */
export function isAdmonition(element: Element): boolean {
  return hasClass(element, 'theme-admonition') || hasClass(element, 'markdown-alert');
}

/** Returns the content of an admonition, its title ('' if it has none) and the element of the title. */
export function admonitionOf({children}: Element) {
  const [first, ...others] = children.filter((child) => isElement(child));
  const isTitle = first && !classesOf(first).some((name) => name.startsWith('admonitionContent_'));
  return isTitle
    ? {title: textOf([first]), heading: first, content: others}
    : {title: '', content: children};
}

/** Returns the items of a section of footnotes; undefined for any other element. */
export function footnotesOf({properties, children}: Element): Element[] | undefined {
  if (properties['dataFootnotes'] === undefined) {
    return undefined;
  }
  const list = children.find((child) => isElement(child, 'ol'));
  return isElement(list) ? list.children.filter((child) => isElement(child, 'li')) : [];
}

/**
 * Returns the panels of the theme's tabs, each with its label. With `lazy`, the HTML has the labels of
 * all tabs, but only the selected panel.
 */
export function tabPanels(tabs: Element): {readonly label: string; readonly panel: Element}[] {
  const list = findElement(tabs, ({properties}) => properties['role'] === 'tablist');
  const labels = (list?.children ?? []).filter((child) => isElement(child));
  const panelsIn = ({children}: Element): Element[] =>
    children
      .filter((child) => isElement(child))
      .flatMap((child) => (child.properties['role'] === 'tabpanel' ? [child] : panelsIn(child)));
  const panels = panelsIn(tabs);
  const labelsOfPanels =
    panels.length < labels.length
      ? labels.filter(({properties}) => properties['ariaSelected'] === 'true')
      : labels;
  return panels.map((panel, index) => {
    const label = labelsOfPanels[index];
    return {label: label ? textOf([label]) : '', panel};
  });
}
