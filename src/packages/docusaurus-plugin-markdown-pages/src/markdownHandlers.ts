import type {Element} from 'hast';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  Blockquote,
  Code,
  Nodes,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import {
  admonitionOf,
  codeOf,
  findElement,
  footnotesOf,
  hasClass,
  isAdmonition,
  isDisplayFormula,
  isElement,
  tabPanels,
  texOf,
  textOf,
} from 'docusaurus-built-pages';
import {visit} from 'unist-util-visit';
import {isBlank, link, strongLine, text} from './markdownNodes.js';

const flowOf = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

const phrasingOf = (state: State, node: Element): PhrasingContent[] =>
  state.all(node) as PhrasingContent[];

function codeBlock(frame: Element): Code {
  const {lines, language = 'text', title} = codeOf(frame);
  return {
    type: 'code',
    // Keeps `text` if there is a title, which needs a language before it.
    lang: language === 'text' && title === undefined ? null : language,
    meta: title === undefined ? null : `title="${title.replaceAll('"', "'")}"`,
    value: lines.join('\n'),
  };
}

const formula = (node: Element) =>
  ({type: isDisplayFormula(node) ? 'math' : 'inlineMath', value: texOf(node) ?? ''}) as never;

/** Replaces headings and paragraphs with their content, for use in a single bold line. */
const unwrapped = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) =>
    node.type === 'heading' || node.type === 'paragraph'
      ? node.children
      : (node as PhrasingContent),
  );

/** Returns an admonition as a quotation that begins with its title. */
function admonition(state: State, node: Element): Blockquote {
  const {title, heading, content: children} = admonitionOf(node);
  const words = heading && title ? unwrapped(state.all(heading) as RootContent[]) : [];
  const [first] = words;
  if (first?.type === 'text') {
    // Capitalizes a default title, such as `tip`, as the theme's style sheet does, but not `npm install`.
    first.value = first.value.replace(/^\p{Ll}(?=\p{Ll}*$)/u, (letter) => letter.toUpperCase());
  }
  return {
    type: 'blockquote',
    children: [
      ...(words.length > 0 ? [strongLine(...words)] : []),
      ...flowOf(state, {...node, children}),
    ],
  };
}

const blockHandle: Handle = (state, node: Element) => {
  if (hasClass(node, 'theme-code-block')) {
    return codeBlock(node);
  }
  if (isAdmonition(node)) {
    return admonition(state, node);
  }
  if (hasClass(node, 'tabs-container')) {
    return tabPanels(node).flatMap(({label, panel}) => [
      ...(label ? [strongLine(text(label))] : []),
      ...flowOf(state, panel),
    ]);
  }
  return flowOf(state, node);
};

/** Returns a caption in bold type. If it has paragraphs or tables, only its headings become bold. */
const captionHandle: Handle = (state, node: Element) => {
  const children = state.all(node) as RootContent[];
  return children.some(({type}) => type === 'paragraph' || type === 'table')
    ? children.map((child) =>
        child.type === 'heading' ? strongLine(...child.children) : (child as BlockContent),
      )
    : strongLine(...unwrapped(children));
};

/** Returns the content of a figure. A drawing is left out, or becomes its label if the figure has no text. */
const figureHandle: Handle = (state, node: Element) => {
  const labels: unknown[] = [];
  visit(node, 'element', (element) => {
    if (element.properties['role'] === 'img') {
      labels.push(element.properties['ariaLabel']);
      if (element.tagName === 'span') {
        // `prepareArticle` has replaced an `<svg>` with a span that contains only its label.
        element.children = [];
      }
    }
  });
  const [label] = textOf(node.children) === '' ? labels : [];
  return [...flowOf(state, node), ...(label ? [strongLine(text(String(label)))] : [])];
};

/** Encodes an id as in a link, so that the id `fn-ü` and the link `#fn-%C3%BC` become equal. */
const encodeId = (id: string): string => new URL(`#${id}`, 'https://site.invalid').hash;

const linkHandle: Handle = (state, node: Element) => {
  const {href, dataFootnoteRef, ariaLabel} = node.properties;
  if (dataFootnoteRef !== undefined) {
    const identifier = encodeId(String(href).replace(/^[^#]*#/, ''));
    return {type: 'footnoteReference', identifier, label: textOf(node.children)};
  }
  const children = phrasingOf(state, node);
  const [first, ...others] = children.filter((child) => !isBlank(child));
  const isPicture = first?.type === 'image' && others.length === 0;
  // A link that only has an icon says in its label where it leads.
  const textOrLabel = first ? children : [text(String(ariaLabel ?? ''))];
  const content = isPicture ? [first] : textOrLabel;
  const leadsToItself = isPicture && href === first.url;
  return href === undefined || content.every(isBlank) || leadsToItself
    ? content
    : {type: 'link', url: String(href), children: content};
};

const imageHandle: Handle = (_, {properties: {src, alt = ''}}: Element) =>
  src === undefined
    ? text(String(alt))
    : {type: 'image', url: String(src), alt: String(alt), title: null};

/** Returns a link to embedded media, with its title; nothing if it has no address. */
const mediaHandle: Handle = (_, node: Element) => {
  const source = findElement(node, ({properties}) => properties['src'] !== undefined);
  const {title, ariaLabel} = node.properties;
  const address = source && String(source.properties['src']);
  return address ? link(address, String(title ?? ariaLabel ?? address)) : undefined;
};

/**
 * Returns a superscript or subscript as a `textDirective`, which `writeMarkdown` writes as HTML.
 * Otherwise, 10⁶ would become 106.
 */
const superSubscriptHandle: Handle = (state, node: Element) => {
  const children = phrasingOf(state, node);
  const isNote = children.some(({type}) => type === 'footnoteReference');
  return isNote || children.every(isBlank)
    ? children
    : ({type: 'textDirective', name: node.tagName, children} as never);
};

/** Returns footnotes as definitions with the ids of the page. */
const sectionHandle: Handle = (state, node: Element) =>
  footnotesOf(node)?.map((note, index) => ({
    type: 'footnoteDefinition' as const,
    identifier: encodeId(String(note.properties['id'] ?? index + 1)),
    children: flowOf(state, note),
  })) ?? flowOf(state, node);

/** Returns the lines of a block as phrasing content; undefined for phrasing content. */
function linesOfBlock(node: Nodes): PhrasingContent[][] | undefined {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'blockquote':
    case 'list':
    case 'listItem':
      return splitIntoLines(node.children);
    case 'code':
      return node.value.split('\n').map((value) => [{type: 'inlineCode', value}]);
    case 'break':
    case 'thematicBreak':
      return [];
    default:
      return String(node.type) === 'math' ? [[{...node, type: 'inlineMath'} as never]] : undefined;
  }
}

/** Splits nodes into lines of phrasing content. */
function splitIntoLines(nodes: readonly Nodes[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const blockLines = linesOfBlock(node);
    if (blockLines) {
      lines.push(...blockLines, []);
    } else {
      lines.at(-1)?.push(node as PhrasingContent);
    }
  }
  return lines.filter((line) => !line.every(isBlank));
}

/** Returns a table below its caption. */
const tableHandle: Handle = (state, node: Element, parent) => [
  ...node.children
    .filter((child) => isElement(child, 'caption'))
    .flatMap((caption) => captionHandle(state, caption, parent) as BlockContent),
  defaultHandlers['table']?.(state, node) as Table,
];

/** Converts a cell. It can only have phrasing content, so a `<br>` separates its blocks. */
const cellHandle: Handle = (state, node: Element) => {
  const cell = defaultHandlers['td']?.(state, node) as TableCell;
  const children = splitIntoLines(cell.children).flatMap((line, index): PhrasingContent[] =>
    index === 0 ? line : [{type: 'html', value: '<br>'}, ...line],
  );
  return {...cell, children};
};

/** Handlers of elements that `hast-util-to-mdast` would ignore, or convert differently. */
export const HANDLERS: Record<string, Handle> = {
  a: linkHandle,
  audio: mediaHandle,
  div: blockHandle,
  embed: mediaHandle,
  figcaption: captionHandle,
  figure: figureHandle,
  // The page's title is the only heading of level 1.
  h1: (state, node: Element) => ({type: 'heading', depth: 2, children: phrasingOf(state, node)}),
  iframe: mediaHandle,
  img: imageHandle,
  math: (_, node: Element) => (texOf(node) === undefined ? text(textOf([node])) : formula(node)),
  picture: (state, node: Element) => state.all(node),
  pre: (_, node: Element) => codeBlock(node),
  // Readings of ruby text are in parentheses, as in a browser that does not support them.
  rt: (state, node: Element) => [text('('), ...phrasingOf(state, node), text(')')],
  section: sectionHandle,
  span: (state, node: Element) => (texOf(node) === undefined ? state.all(node) : formula(node)),
  sub: superSubscriptHandle,
  summary: (state, node: Element) => strongLine(...unwrapped(state.all(node) as RootContent[])),
  sup: superSubscriptHandle,
  table: tableHandle,
  td: cellHandle,
  th: cellHandle,
  video: mediaHandle,
};
