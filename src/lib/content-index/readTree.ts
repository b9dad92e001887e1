import {createSlugger} from '@docusaurus/utils';
import type {Code, Heading, PhrasingContent, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {plotWords} from '../plotBlock';
import {headingId} from './headingId';
import {isAdmonition} from './parseMarkdown';
import {inlineText} from './inlineText';
import type {InlineText} from './inlineText';
import {sayableParts, sentenceAt} from './sentences';
import type {ContentBlock, ContentHeading, ContentPassage} from './types';

/** A link as its source writes it, with the sentence around it. */
export interface WrittenLink {
  readonly url: string;
  readonly sentence: string;
  readonly anchor: string | null;
}

/** What one source says by itself, before its links are followed. */
export interface BodyContent {
  readonly headings: readonly ContentHeading[];
  readonly passages: readonly ContentPassage[];
  readonly blocks: readonly ContentBlock[];
  readonly links: readonly WrittenLink[];
}

/** The texts that a component of that name shows, one an entry; see `ContentPassage.text`. */
export type PartTexts = (
  name: string,
  attributes: Readonly<Record<string, string>>,
) => readonly string[];

type JsxBlock = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type Kind = ContentPassage['kind'];

/** The attributes of a component that are plain texts. */
export function attributesOf({attributes}: JsxBlock): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/**
 * Reads a text block by block. Formulas set as blocks, diagrams, pictures and comments have no words
 * and are left out, of a plot all but its description, and a first-level heading at the very start,
 * which the page shows as its title.
 *
 * @param partTexts what components show; those it knows nothing of are left out
 */
export function readTree(root: Root, partTexts: PartTexts = () => []): Omit<BodyContent, 'blocks'> {
  const slugger = createSlugger();
  const definitions = new Map<string, string>();
  visit(root, 'definition', ({identifier, url}) => {
    definitions.set(identifier.toLowerCase(), url);
  });
  const headings: ContentHeading[] = [];
  const passages: ContentPassage[] = [];
  const links: WrittenLink[] = [];
  let anchor: string | null = null;

  const addPassage = (kind: Kind, text: string): void => {
    if (text !== '') {
      passages.push({kind, anchor, text});
    }
  };
  const addLinks = ({text, links: found}: InlineText, sentence?: string): void => {
    for (const {url, at} of found) {
      links.push({url, sentence: sentence ?? sentenceAt(text, at), anchor});
    }
  };
  const readBlock = (nodes: readonly PhrasingContent[], kind: Kind): void => {
    const inline = inlineText(nodes, definitions);
    addLinks(inline);
    sayableParts(inline.text).forEach((text) => addPassage(kind, text));
  };
  const readHeading = (heading: Heading): void => {
    const {id, children} = headingId(heading);
    const words = children.filter(({type}) => type !== 'html');
    anchor = id ?? slugger.slug(toString(words.length > 0 ? words : children));
    const inline = inlineText(children, definitions);
    headings.push({level: heading.depth, text: inline.text, anchor});
    addLinks(inline, inline.text);
  };
  const readTable = ({children: rows}: Table): void => {
    for (const {children: cells} of rows) {
      const texts = cells.map(({children}) => inlineText(children, definitions));
      const sayable = texts.map(({text}) => sayableParts(text).join(' '));
      texts.forEach((cell) => addLinks(cell, sayable.filter(Boolean).join(' · ')));
      addPassage('row', sayable.filter(Boolean).join('\n'));
    }
  };
  const readCode = (node: Code): void => {
    if (node.lang === 'plot') {
      addPassage('paragraph', plotWords(node).description);
    } else if (node.lang !== 'mermaid') {
      addPassage('code', node.value.trimEnd());
    }
  };
  function read(node: RootContent, kind: Kind): void {
    switch (node.type) {
      case 'heading':
        return readHeading(node);
      case 'paragraph':
        return readBlock(node.children, kind);
      case 'code':
        return readCode(node);
      case 'table':
        return readTable(node);
      case 'blockquote':
        return isAdmonition(node)
          ? node.children.slice(1).forEach((child) => read(child, kind))
          : node.children.forEach((child) => read(child, 'quote'));
      case 'list':
        return node.children.forEach((item) => read(item, kind));
      case 'listItem':
      case 'footnoteDefinition':
        return node.children.forEach((child) => read(child, 'item'));
      case 'mdxJsxFlowElement':
        partTexts(node.name ?? '', attributesOf(node)).forEach((text) => addPassage('item', text));
        return node.children.forEach((child) => read(child, kind));
      default:
        return undefined;
    }
  }
  const [first, ...rest] = root.children.filter(({type}) => type !== 'mdxjsEsm');
  const startsWithTitle = first?.type === 'heading' && first.depth === 1;
  (first && !startsWithTitle ? [first, ...rest] : rest).forEach((node) => read(node, 'paragraph'));
  return {headings, passages, links};
}
