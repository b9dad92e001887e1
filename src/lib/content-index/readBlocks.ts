import type {List, ListItem, PhrasingContent, Root, RootContent, Table} from 'mdast';
import {answeredQuestions} from '../answeredQuestions';
import {plotWords} from '../plotBlock';
import {formulaText} from './formulaText';
import {inlineText, NO_TEXT} from './inlineText';
import type {JsxElement} from './readTree';
import {bodyNodes, commentText, createAnchors, readDefinitions} from './readTree';
import type {ContentBlock} from './types';

/** The texts that a component shows: one an entry, a line for each of its elements. */
export type PartTexts = (part: JsxElement) => readonly string[];

/** A paragraph that announces what follows it, which would say little without. */
const ANNOUNCES = /:$/;

/**
 * Cuts a text into the blocks that a reader sees: whole paragraphs, lists, tables, pieces of code
 * and entries of shelves. What belongs together stays together: a formula with the sentence around
 * it, a list or table with the line that announces it. A plot is its description. Diagrams, pictures
 * and comments are left out, but for the questions that a comment says the next block answers.
 */
export function readBlocks(root: Root, partTexts: PartTexts = () => []): ContentBlock[] {
  const anchorOf = createAnchors();
  const definitions = readDefinitions(root);
  const blocks: ContentBlock[] = [];
  let anchor: string | null = null;
  /** Whether the last block is a sentence that a formula has interrupted. */
  let isOpen = false;
  /** What a comment says that the next block answers. */
  let asked: readonly string[] = [];

  const textOf = (nodes: readonly PhrasingContent[]): string =>
    inlineText(nodes, definitions, formulaText)
      .text.replaceAll(NO_TEXT, '')
      .replace(/\s+/g, ' ')
      .trim();
  const add = (kind: ContentBlock['kind'], lines: readonly string[], title?: string): void => {
    isOpen = false;
    if (lines.every((line) => line.trim() === '')) {
      return;
    }
    const before = blocks.at(-1);
    const announced =
      kind !== 'text' &&
      kind !== 'entry' &&
      before?.kind === 'text' &&
      before.anchor === anchor &&
      ANNOUNCES.test(before.lines.at(-1) ?? '');
    const announcement = announced ? blocks.pop() : undefined;
    const intro = announcement?.lines.join(' ');
    const questions = [...(announcement?.questions ?? []), ...asked];
    asked = [];
    blocks.push({
      kind,
      anchor,
      lines,
      ...(intro === undefined ? {} : {intro}),
      ...(title === undefined ? {} : {title}),
      ...(questions.length === 0 ? {} : {questions}),
    });
  };
  const goOn = (line: string): boolean => {
    const before = blocks.at(-1);
    if (before?.kind !== 'text' || before.anchor !== anchor) {
      return false;
    }
    blocks[blocks.length - 1] = {...before, lines: [...before.lines, line]};
    return true;
  };
  const readParagraph = (nodes: readonly PhrasingContent[], kind: ContentBlock['kind']): void => {
    const text = textOf(nodes);
    const goesOn = isOpen && /^[\p{Ll}(]/u.test(text);
    if (!goesOn || !goOn(text)) {
      add(kind, [text]);
    }
    isOpen = false;
  };
  const itemLines = ({children}: ListItem, depth: number): string[] => {
    const own: string[] = [];
    const below: string[] = [];
    for (const child of children) {
      if (child.type === 'list') {
        below.push(...listLines(child, depth + 1));
      } else if (child.type === 'code') {
        own.push(child.value.replace(/\s+/g, ' '));
      } else {
        own.push('children' in child ? textOf(child.children as PhrasingContent[]) : '');
      }
    }
    return [`${'  '.repeat(depth)}${own.join(' ').trim()}`, ...below];
  };
  const listLines = ({children}: List, depth: number): string[] =>
    children.flatMap((item) => itemLines(item, depth));
  const readTable = ({children: rows}: Table): void =>
    add(
      'table',
      rows.map(({children: cells}) => cells.map(({children}) => textOf(children)).join('\t')),
    );

  function read(node: RootContent, kind: ContentBlock['kind']): void {
    switch (node.type) {
      case 'heading':
        anchor = anchorOf(node);
        return;
      case 'paragraph':
        return readParagraph(node.children, kind);
      case 'math': {
        const formula = formulaText(node.value);
        if (!goOn(formula)) {
          add('text', [formula]);
        }
        isOpen = true;
        return;
      }
      case 'code': {
        if (node.lang === 'mermaid') {
          return;
        }
        if (node.lang === 'plot') {
          return add('text', [plotWords(node).description]);
        }
        const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
        return add(
          title === undefined && node.lang !== 'text' ? 'code' : 'output',
          node.value.trimEnd().split('\n'),
          title,
        );
      }
      case 'table':
        return readTable(node);
      case 'blockquote':
        return node.children.forEach((child) => read(child, 'quote'));
      case 'list':
        return add(node.ordered ? 'steps' : 'list', listLines(node, 0));
      case 'footnoteDefinition':
        return node.children.forEach((child) => read(child, 'text'));
      case 'mdxJsxFlowElement':
        partTexts(node).forEach((text) => add('entry', text.split('\n')));
        return node.children.forEach((child) => read(child, kind));
      default:
        asked = [...asked, ...answeredQuestions(commentText(node))];
    }
  }
  bodyNodes(root).forEach((node) => read(node, 'text'));
  return blocks;
}
