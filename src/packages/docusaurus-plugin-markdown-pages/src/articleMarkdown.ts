import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, Code, PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  codeOf,
  findElement,
  footnotesOf,
  hasClass,
  isDisplayFormula,
  isElement,
  texOf,
  textOf,
} from 'docusaurus-built-pages';

/** Elements that are useless in Markdown. */
const LEFT_OUT = new Set(
  'button canvas form label noscript progress script select style svg template textarea'.split(' '),
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
    hasClass(node, 'hash-link')
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
  const list = findElement(tabs, ({properties}) => properties['role'] === 'tablist');
  const labels = (list?.children ?? []).filter((child) => isElement(child));
  const panels: Element[] = [];
  const collect = (node: Element): void => {
    for (const child of node.children) {
      if (isElement(child) && child.properties['role'] === 'tabpanel') {
        panels.push(child);
      } else if (isElement(child) && child !== list) {
        collect(child);
      }
    }
  };
  collect(tabs);
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    return [
      ...(label ? [strongLine([text(textOf([label]))])] : []),
      ...simplifyChildren(panel, page),
    ];
  });
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
      return isFlow ? children : [strongLine(children)];
    }
    case 'summary':
      return [strongLine(simplifyChildren(node, page))];
    case 'h1':
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
      const {src, title, style, start, checked} = node.properties;
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

const valueOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const codeHandle: Handle = (state, node: Element): Code => {
  const {dataLanguage, dataTitle} = node.properties;
  const lang = String(dataLanguage ?? '') || null;
  const title = String(dataTitle ?? '');
  const code: Code = {
    type: 'code',
    // A title needs a language before it.
    lang: lang ?? (title ? 'text' : null),
    meta: title ? `title="${title.replaceAll('"', "'")}"` : null,
    value: valueOf(node),
  };
  state.patch(node, code);
  return code;
};

/** Handlers of code, and of elements of `simplify` that do not exist in HTML. */
const HANDLERS: Record<string, Handle> = {
  pre: codeHandle,
  'math-inline': (_, node: Element) => ({type: 'inlineMath', value: valueOf(node)}) as never,
  'math-block': (_, node: Element) => ({type: 'math', value: valueOf(node)}) as never,
  'note-reference': (_, node: Element) => {
    const identifier = valueOf(node);
    return {type: 'footnoteReference', identifier, label: identifier} as never;
  },
  'note-definition': (state: State, node: Element) => {
    const identifier = String(node.properties['dataLabel']);
    const children = state.toFlow(state.all(node)) as BlockContent[];
    return {type: 'footnoteDefinition', identifier, label: identifier, children} as never;
  },
};

/** True for a paragraph without visible text. */
function isEmpty(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.every(isBlank);
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}

/**
 * Converts the article of a built page to Markdown, with full addresses, language and title of code,
 * formulas as TeX, all panels of tabs, captions and numbers of drawings, and links to interactive
 * components.
 */
export function articleMarkdown(article: Element, page: PageContext): RootContent[] {
  const root: Nodes = {type: 'root', children: simplifyChildren(article, page)};
  const tree = toMdast(root, {handlers: HANDLERS, document: true});
  const children = tree.type === 'root' ? tree.children : [];
  visit(tree, 'paragraph', (paragraph) => {
    while (paragraph.children.at(-1)?.type === 'break') {
      paragraph.children.pop();
    }
  });
  return children.filter((node) => !isEmpty(node));
}
