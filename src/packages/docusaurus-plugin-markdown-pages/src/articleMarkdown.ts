import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  codeOf,
  findElement,
  footnotesOf,
  hasClass,
  isDisplayFormula,
  isElement,
  isPlaygroundFrame,
  tabPanels,
  texOf,
  textOf,
} from 'docusaurus-built-pages';
import {HANDLERS, isBlank, movePunctuation, restoreScripts} from './markdownHandlers.js';

/** Elements that are useless in Markdown. */
const LEFT_OUT = new Set(
  'button canvas form label noscript progress rp rt script select style svg template textarea'.split(
    ' ',
  ),
);

function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

const text = (value: string): ElementContent => ({type: 'text', value});

const strongLine = (children: readonly ElementContent[]): Element =>
  element('p', [element('strong', children)]);

function isLeftOut(node: Element): boolean {
  const {tagName, properties} = node;
  return (
    LEFT_OUT.has(tagName) ||
    properties['ariaHidden'] === 'true' ||
    properties['dataFootnoteBackref'] !== undefined ||
    hasClass(node, 'hash-link') ||
    isPlaygroundFrame(node)
  );
}

/** Full address of a page, and the text of links to its interactive components, with `{title}`. */
type PageContext = Readonly<Record<'address' | 'interactive', string>>;

/** Returns the full address of a link or picture; undefined for a picture embedded in the page. */
function fullAddress(address: unknown, page: PageContext): string | undefined {
  const value = String(address ?? '');
  const isUsable = value !== '' && !value.startsWith('data:') && URL.canParse(value, page.address);
  return isUsable ? new URL(value, page.address).href : undefined;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Replaces headings with their content, for a line that is a heading itself. */
const unwrapHeadings = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (isElement(node, ...HEADINGS) ? node.children : [node]));

function isSpace(node: ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

/** Returns a code block as a single element with its language and title. */
function simplifyCode(frame: Element): Element {
  const {lines, language = '', title = ''} = codeOf(frame);
  return element('pre', [text(lines.join('\n'))], {
    dataLanguage: language === 'text' ? '' : language,
    dataTitle: title,
  });
}

/** Returns the panels of tabs, each below its label. */
function simplifyTabs(tabs: Element, page: PageContext): ElementContent[] {
  return tabPanels(tabs).flatMap(({label, panel}) => [
    ...(label ? [strongLine([text(label)])] : []),
    ...simplifyChildren(panel, page),
  ]);
}

/** Returns an admonition as a quotation that begins with its title. */
function simplifyAdmonition(admonition: Element, page: PageContext): Element {
  const [heading, ...content] = admonition.children.filter((child) => isElement(child));
  const title = heading ? textOf([heading]) : '';
  const capitalized = title.charAt(0).toUpperCase() + title.slice(1);
  return element('blockquote', [
    ...(title ? [strongLine([text(capitalized)])] : []),
    ...content.flatMap((child) => simplify(child, page)),
  ]);
}

/** Returns the readable content of a figure: a link if it is interactive, or a diagram's label. */
function simplifyFigure(figure: Element, page: PageContext): ElementContent[] {
  const title = figure.properties['dataPart'];
  if (typeof title === 'string') {
    const href = `${page.address}#${String(figure.properties['id'] ?? '')}`;
    return [
      element('p', [element('a', [text(page.interactive.replace('{title}', title))], {href})]),
    ];
  }
  const drawing = findElement(figure, ({properties}) => properties['role'] === 'img');
  const label = drawing?.properties['ariaLabel'];
  const content = simplifyChildren(figure, page);
  return typeof label === 'string' && textOf(content) === ''
    ? [...content, strongLine([text(label)])]
    : content;
}

/** Simplifies a node of the page to elements that can be converted to Markdown. */
function simplify(node: ElementContent, page: PageContext): ElementContent[] {
  if (node.type !== 'element') {
    return node.type === 'text' ? [text(node.value.replace(/[\u200B\u00AD]/g, ''))] : [];
  }
  if (isLeftOut(node)) {
    return [];
  }
  const tex = texOf(node);
  if (tex !== undefined) {
    const tagName = isDisplayFormula(node) ? 'math-block' : 'math-inline';
    return [element(tagName, [text(tex)])];
  }
  if (hasClass(node, 'theme-code-block') || node.tagName === 'pre') {
    return [simplifyCode(node)];
  }
  if (hasClass(node, 'theme-admonition')) {
    return [simplifyAdmonition(node, page)];
  }
  if (hasClass(node, 'tabs-container')) {
    return simplifyTabs(node, page);
  }
  switch (node.tagName) {
    case 'figure':
      return simplifyFigure(node, page);
    case 'figcaption': {
      const children = simplifyChildren(node, page);
      const isFlow = children.some((child) => isElement(child, 'p', 'table', 'div'));
      return isFlow
        ? children.map((child) =>
            isElement(child, ...HEADINGS) ? strongLine(child.children) : child,
          )
        : [strongLine(unwrapHeadings(children))];
    }
    case 'summary':
      return [strongLine(unwrapHeadings(simplifyChildren(node, page)))];
    case 'h1':
      // The page's title is the only heading of level 1.
      return [element('h2', simplifyChildren(node, page))];
    case 'sup':
    case 'sub': {
      const children = simplifyChildren(node, page);
      const isNote = children.some((child) => isElement(child, 'note-reference'));
      return isNote ? children : [element(node.tagName, children)];
    }
    case 'source':
      return [];
    case 'picture':
      return simplifyChildren(node, page);
    case 'input':
      return node.properties['type'] === 'checkbox' ? [node] : [];
    case 'img': {
      const src = fullAddress(node.properties['src'], page);
      const alt = String(node.properties['alt'] ?? '');
      return src ? [element('img', [], {src, alt})] : alt ? [text(alt)] : [];
    }
    case 'a': {
      if (node.properties['dataFootnoteRef'] !== undefined) {
        return [element('note-reference', [text(textOf(node.children))])];
      }
      const href = fullAddress(node.properties['href'], page);
      const children = simplifyChildren(node, page);
      const [picture, ...others] = children.filter((child) => !isSpace(child));
      const isPicture = isElement(picture, 'img') && others.length === 0;
      const content = isPicture ? [picture] : children;
      return href === undefined || (isPicture && href === picture.properties['src'])
        ? content
        : [element('a', content, {href})];
    }
    case 'span': {
      const children = simplifyChildren(node, page);
      const [picture, caption] = children.filter((child) => !isSpace(child));
      return isElement(picture, 'img') && isElement(caption, 'span')
        ? children.flatMap((child) => (child === picture ? [child, element('br', [])] : [child]))
        : [element('span', children)];
    }
    case 'section': {
      const notes = footnotesOf(node);
      return notes ? simplifyFootnotes(notes, page) : simplifyChildren(node, page);
    }
    case 'audio':
    case 'embed':
    case 'iframe':
    case 'video':
      return simplifyMedia(node, page);
    default: {
      const children = simplifyChildren(node, page);
      const {src, title, style, start, checked, rowSpan, colSpan} = node.properties;
      const [, textAlign] = /\btext-align:\s*(left|center|right)/.exec(String(style ?? '')) ?? [];
      const align = node.properties['align'] ?? textAlign;
      const address = src === undefined ? undefined : fullAddress(src, page);
      return [
        element(node.tagName, children, {
          ...(address ? {src: address} : {}),
          ...(title ? {title} : {}),
          ...(align ? {align} : {}),
          ...(start ? {start} : {}),
          ...(checked ? {checked} : {}),
          ...(rowSpan ? {rowSpan} : {}),
          ...(colSpan ? {colSpan} : {}),
        }),
      ];
    }
  }
}

/** Returns a link to embedded media, with its title; nothing if it has no address. */
function simplifyMedia(node: Element, page: PageContext): ElementContent[] {
  const source = findElement(node, ({properties}) => properties['src'] !== undefined);
  const href = fullAddress(source?.properties['src'], page);
  const {title, ariaLabel} = node.properties;
  return href ? [element('a', [text(String(title ?? ariaLabel ?? href))], {href})] : [];
}

/** Returns footnotes as numbered definitions. */
function simplifyFootnotes(notes: readonly Element[], page: PageContext): ElementContent[] {
  return notes.map((note, index) =>
    element('note-definition', simplifyChildren(note, page), {dataLabel: String(index + 1)}),
  );
}

function simplifyChildren({children}: Element, page: PageContext): ElementContent[] {
  return children.flatMap((child) => simplify(child, page));
}

/** True for a paragraph without visible text. */
function isEmpty(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.every(isBlank);
}

/**
 * Converts the article of a built page to Markdown, with full addresses, language and title of code,
 * formulas as TeX, all panels of tabs, captions and numbers of drawings, and links to interactive
 * components.
 */
export function articleMarkdown(article: Element, page: PageContext): RootContent[] {
  const root: Nodes = {type: 'root', children: simplifyChildren(article, page)};
  const tree = toMdast(root, {handlers: HANDLERS, document: true});
  restoreScripts(tree);
  movePunctuation(tree);
  const children = tree.type === 'root' ? tree.children : [];
  visit(tree, 'paragraph', (paragraph) => {
    while (paragraph.children.at(-1)?.type === 'break') {
      paragraph.children.pop();
    }
  });
  return children.filter((node) => !isEmpty(node));
}
