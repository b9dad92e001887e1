import type {Element, ElementContent} from 'hast';
import {formulaText} from './formulaText.js';
import type {ContentBlock, ContentHeading} from './types.js';
import {
  codeOf,
  footnotesOf,
  hasClass,
  isDisplayFormula,
  isElement,
  isSkipped,
  texOf,
  textOf,
} from './hastText.js';

/** Headings and blocks of an article, in the order of the page. */
export interface ArticleText {
  readonly headings: readonly ContentHeading[];
  readonly blocks: readonly ContentBlock[];
}

type Kind = ContentBlock['kind'];

const HEADING = /^h([1-6])$/;
/** Inline elements, which continue the text around them. */
const PHRASING = new Set(
  (
    'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark math q s samp small span strong ' +
    'sub sup time u var wbr output'
  ).split(' '),
);
/** Matches the end of a paragraph that introduces the list, table or code after it. */
const INTRODUCES = /:$/;

const isPhrasing = (node: ElementContent): boolean =>
  node.type !== 'element' || (PHRASING.has(node.tagName) && !isDisplayFormula(node));

const SPACE: ElementContent = {type: 'text', value: ' '};

/** Returns the rows of all sections of a table. */
function rowsOf(table: Element): Element[] {
  return table.children.flatMap((child) => {
    if (!isElement(child)) {
      return [];
    }
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

/** Returns the lines of a list item and of the lists inside it. */
function itemLines({children}: Element, depth: number): string[] {
  const content = children.filter(
    (child) => !isElement(child, 'ul', 'ol') && !(isElement(child) && isSkipped(child)),
  );
  const nestedLines = children.flatMap((child) =>
    isElement(child, 'ul', 'ol') ? listLines(child, depth + 1) : [],
  );
  // Between the paragraphs of an item, the HTML may have no space.
  const spaced = content.flatMap((child): ElementContent[] => [
    child,
    ...(isPhrasing(child) ? [] : [SPACE]),
  ]);
  const text = textOf(spaced);
  return [`${'  '.repeat(depth)}${text}`, ...nestedLines];
}

function listLines({children}: Element, depth: number): string[] {
  return children.flatMap((child) =>
    isElement(child, 'li') && !isSkipped(child) ? itemLines(child, depth) : [],
  );
}

/** Returns the texts of the paragraphs and list items of an entry. */
function entryLines({children}: Element): string[] {
  return children.flatMap((child) => {
    if (!isElement(child) || isSkipped(child)) {
      return [];
    }
    const isLeaf = child.children.every(isPhrasing);
    return isLeaf ? [textOf(child.children)].filter(Boolean) : entryLines(child);
  });
}

/**
 * Splits an article into its headings and the blocks that readers see: paragraphs, lists, tables,
 * code and entries (`data-search-entry`). A formula stays with the sentence around it, a list or
 * table with the line that introduces it, and the paragraphs of a caption stay together. Controls,
 * drawings and elements with `data-search-skip` are left out.
 */
export function readBlocks(article: Element): ArticleText {
  const headings: ContentHeading[] = [];
  const blocks: ContentBlock[] = [];
  let anchor: string | null = null;
  /** True if the last block is a sentence that a formula has interrupted. */
  let isInterrupted = false;

  const add = (kind: Kind, lines: readonly string[], title?: string): void => {
    isInterrupted = false;
    if (lines.every((line) => line.trim() === '')) {
      return;
    }
    const before = blocks.at(-1);
    const isIntroduced =
      kind !== 'text' &&
      kind !== 'entry' &&
      before?.kind === 'text' &&
      before.anchor === anchor &&
      INTRODUCES.test(before.lines.at(-1) ?? '');
    const intro = isIntroduced ? blocks.pop()?.lines.join(' ') : undefined;
    blocks.push({
      kind,
      anchor,
      lines,
      ...(intro === undefined ? {} : {intro}),
      ...(title === undefined ? {} : {title}),
    });
  };
  const extendLast = (line: string): boolean => {
    const before = blocks.at(-1);
    if (before?.kind !== 'text' || before.anchor !== anchor) {
      return false;
    }
    blocks[blocks.length - 1] = {...before, lines: [...before.lines, line]};
    return true;
  };
  const addParagraph = (text: string, kind: Kind): void => {
    const continues = isInterrupted && /^[\p{Ll}(]/u.test(text);
    if (!continues || !extendLast(text)) {
      add(kind, [text]);
    }
    isInterrupted = false;
  };
  const addFormula = (element: Element): void => {
    const formula = formulaText(texOf(element) ?? '');
    if (!extendLast(formula)) {
      add('text', [formula]);
    }
    isInterrupted = true;
  };
  const addHeading = (element: Element, level: number): void => {
    const id = element.properties['id'];
    const text = textOf(element.children);
    if (level === 1 || text === '') {
      return;
    }
    if (typeof id !== 'string' || id === '') {
      return add('text', [text]);
    }
    anchor = id;
    headings.push({level, text, anchor: id});
  };
  const addCode = (frame: Element): void => {
    const {lines, language, title} = codeOf(frame);
    add(title !== undefined || language === 'text' ? 'output' : 'code', lines, title);
  };
  const addTable = (table: Element): void =>
    add(
      'table',
      rowsOf(table).map(({children}) =>
        children
          .filter((cell) => isElement(cell, 'th', 'td'))
          .map((cell) => textOf([cell]))
          .join('\t'),
      ),
    );
  const addList = (list: Element): void => {
    const entries = list.children.filter(
      (child): child is Element =>
        isElement(child) && child.properties['dataSearchEntry'] !== undefined,
    );
    if (entries.length > 0) {
      entries.forEach((entry) => add('entry', entryLines(entry)));
    } else {
      add(list.tagName === 'ol' ? 'steps' : 'list', listLines(list, 0));
    }
  };
  const addCaption = ({children}: Element): void => {
    const paragraphs = children.filter((child) => isElement(child, 'p'));
    const lines =
      paragraphs.length > 0 ? paragraphs.map((part) => textOf([part])) : [textOf(children)];
    add('text', lines.filter(Boolean));
  };

  function read(element: Element, kind: Kind): void {
    if (isSkipped(element)) {
      return;
    }
    const level = Number(HEADING.exec(element.tagName)?.[1] ?? 0);
    if (level > 0) {
      return addHeading(element, level);
    }
    if (isDisplayFormula(element)) {
      return addFormula(element);
    }
    if (hasClass(element, 'theme-code-block')) {
      return addCode(element);
    }
    switch (element.tagName) {
      case 'pre':
        return addCode(element);
      case 'table':
        return addTable(element);
      case 'ul':
      case 'ol':
        return addList(element);
      case 'figcaption':
        return addCaption(element);
      case 'blockquote':
        return readAll(element.children, 'quote');
      case 'section': {
        // Footnotes are paragraphs, not items of a list.
        const notes = footnotesOf(element);
        return notes
          ? notes.forEach((note) => readAll(note.children, 'text'))
          : readAll(element.children, kind);
      }
      default:
        return readAll(element.children, kind);
    }
  }
  function readAll(nodes: readonly ElementContent[], kind: Kind): void {
    let inlineNodes: ElementContent[] = [];
    const endParagraph = (): void => {
      const text = textOf(inlineNodes);
      if (text !== '') {
        addParagraph(text, kind);
      }
      inlineNodes = [];
    };
    for (const node of nodes) {
      if (isPhrasing(node)) {
        inlineNodes.push(node);
      } else {
        endParagraph();
        read(node as Element, kind);
      }
    }
    endParagraph();
  }
  readAll(article.children, 'text');
  return {headings, blocks};
}
