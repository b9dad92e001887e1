import type {Element, ElementContent} from 'hast';
import type {ContentBlock, ContentHeading} from './types.js';
import {listLines, tableLines} from './listsAndTables.js';
import {
  admonitionOf,
  codeOf,
  footnotesOf,
  hasClass,
  isAdmonition,
  isDisplayFormula,
  isElement,
  isPhrasing,
  isSkipped,
  tabPanels,
  textOf,
} from './hastText.js';

/** Headings and blocks of an article, in the order of the page. */
export interface ArticleText {
  readonly headings: readonly ContentHeading[];
  readonly blocks: readonly ContentBlock[];
}

type Kind = ContentBlock['kind'];

const HEADING = /^h([1-6])$/;
/** Titles that the theme gives to admonitions without a title of their own. */
const DEFAULT_TITLES = new Set(
  'note tip info important warning caution danger secondary success'.split(' '),
);
/** Matches the end of a paragraph that introduces the list, table or code after it. */
const INTRODUCES = /[:：]$/;

/** Returns the headings of an entry, then its other lines. */
function entryLines(entry: Element): string[] {
  const {headings, blocks} = readBlocks(entry);
  const lines = blocks.flatMap((block) => [block.intro ?? [], block.lines].flat());
  return [...headings.map(({text}) => text), ...lines];
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
  /** Label or title above the next block. */
  let label: string | undefined;

  const add = (kind: Kind, lines: readonly string[], more: Partial<ContentBlock> = {}): void => {
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
    if (isIntroduced) {
      blocks.pop();
    }
    const introduction = isIntroduced ? [before.intro, ...before.lines] : [];
    const intro = [...introduction, label].filter((part) => part !== undefined).join(' ');
    label = undefined;
    blocks.push({kind, anchor, lines, intro: intro || undefined, ...more});
  };
  /** Adds a line to the last block. Returns false if it is not a paragraph, or if a heading or label follows it. */
  const extendLast = (line: string): boolean => {
    const before = blocks.at(-1);
    if (before?.kind !== 'text' || before.anchor !== anchor || label !== undefined) {
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
    const formula = textOf([element]);
    if (!extendLast(formula)) {
      add('text', [formula]);
    }
    isInterrupted = true;
  };
  const addHeading = (element: Element, level: number): void => {
    const id = element.properties['id'];
    const text = textOf(element.children);
    if (text === '') {
      return;
    }
    if (typeof id !== 'string' || id === '') {
      return add('text', [text]);
    }
    anchor = id;
    // Other headings of level 1 count as level 2: only the page's title has level 1.
    headings.push({level: Math.max(2, level), text, anchor: id});
  };
  const addCode = (frame: Element): void => {
    const {lines, language, title} = codeOf(frame);
    const kind = title !== undefined || language === 'text' ? 'output' : 'code';
    add(kind, lines, {title});
  };
  const addList = (list: Element): void => {
    const entries = list.children.filter(
      (child): child is Element =>
        isElement(child) && child.properties['dataSearchEntry'] !== undefined,
    );
    if (entries.length > 0) {
      return entries.forEach((entry) => add('entry', entryLines(entry)));
    }
    const items = listLines(list);
    const lines = items.map(({text}) => text);
    if (list.tagName === 'ul') {
      return add('list', lines);
    }
    const numbers = items.map(({number}) => number);
    add('steps', lines, numbers.every((each, index) => each === index + 1) ? {} : {numbers});
  };
  const addCaption = ({children}: Element): void => {
    const paragraphs = children.filter((child) => isElement(child, 'p'));
    const lines =
      paragraphs.length > 0 ? paragraphs.map((part) => textOf([part])) : [textOf(children)];
    add('text', lines.filter(Boolean));
  };

  /**
   * Reads nodes below a label or title, which introduces their first block.
   *
   * @param name the label or title; may be empty
   * @returns true if the nodes have no block, so that the label is not used
   */
  function readLabeled(name: string, nodes: readonly ElementContent[], kind: Kind): boolean {
    const endsSentence = name === '' || /[:：.?!]$/.test(name);
    label = [label, endsSentence ? name : `${name}:`].filter(Boolean).join(' ') || undefined;
    readAll(nodes, kind);
    const isUnused = label !== undefined;
    label = undefined;
    return isUnused;
  }
  function readAdmonition(element: Element, kind: Kind): void {
    const {title, content} = admonitionOf(element);
    const ownTitle = DEFAULT_TITLES.has(title.toLowerCase()) ? '' : title;
    if (readLabeled(ownTitle, content, kind)) {
      add(kind, [ownTitle]);
    }
  }

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
    if (element.tagName === 'pre' || hasClass(element, 'theme-code-block')) {
      return addCode(element);
    }
    if (isAdmonition(element)) {
      return readAdmonition(element, kind);
    }
    if (hasClass(element, 'tabs-container')) {
      return tabPanels(element).forEach(({label: name, panel}) => {
        readLabeled(name, panel.children, kind);
      });
    }
    switch (element.tagName) {
      case 'table':
        element.children.filter((child) => isElement(child, 'caption')).forEach(addCaption);
        return add('table', tableLines(element));
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
