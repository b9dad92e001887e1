import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {formulaText} from './formulaText';
import {inlineText} from './inlineText';
import type {Definitions, InlineText} from './inlineText';
import {sentenceAt} from './sentences';
import type {ContentBlock, ContentHeading} from './types';

/** A link as its source writes it, with the sentence around it. */
export interface WrittenLink {
  readonly url: string;
  readonly sentence: string;
  readonly anchor: string | null;
}

/** What one source says by itself, before its links are followed. */
export interface BodyContent {
  readonly headings: readonly ContentHeading[];
  readonly blocks: readonly ContentBlock[];
  readonly links: readonly WrittenLink[];
}

/** An element of MDX, by itself or within a text. */
export type JsxElement =
  | Extract<RootContent, {type: 'mdxJsxFlowElement'}>
  | Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;

/** The attributes of an element that are plain text; what would have to be computed is left out. */
export function textAttributes({attributes}: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** The name of the list that an element shows: `list` of `<Shelf entries={list} />`. */
export function shownList({attributes}: JsxElement): string | undefined {
  const entries = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'entries',
  );
  return typeof entries?.value === 'object' ? entries.value?.value.trim() : undefined;
}

interface HeadingId {
  /** The id its author gave it, as `{#id}`, or in a comment `#id` in MDX and HTML. */
  readonly id?: string;
  /** What the heading shows, without that. */
  readonly children: readonly PhrasingContent[];
}

const CLASSIC = /\s*\{#([\w-]+)\}\s*$/;

/** What a comment says, in the braces of MDX or in HTML's; nothing for any other node. */
export function commentText(node: Nodes | undefined): string {
  if (node?.type === 'html') {
    return /^<!--([^]*)-->$/.exec(node.value)?.[1]?.trim() ?? '';
  }
  return node?.type === 'mdxTextExpression' || node?.type === 'mdxFlowExpression'
    ? (/^\s*\/\*([^]*)\*\/\s*$/.exec(node.value)?.[1]?.trim() ?? '')
    : '';
}

function commentId(node: PhrasingContent | undefined): string | undefined {
  return /^#(\S+)/.exec(commentText(node))?.[1];
}

/** Takes an explicit id off a heading. */
export function headingId({children}: Heading): HeadingId {
  const last = children.at(-1);
  const id = commentId(last);
  if (id !== undefined) {
    return {id, children: children.slice(0, -1)};
  }
  const classic = last?.type === 'text' ? CLASSIC.exec(last.value) : null;
  if (last?.type !== 'text' || classic?.[1] === undefined) {
    return {children};
  }
  const value = last.value.slice(0, classic.index);
  return {id: classic[1], children: [...children.slice(0, -1), {...last, value}]};
}

/** Addresses by the names that a text gives them. */
export function readDefinitions(root: Root): Definitions {
  const definitions = new Map<string, string>();
  visit(root, 'definition', ({identifier, url}) => {
    definitions.set(identifier.toLowerCase(), url);
  });
  return definitions;
}

/** A text's nodes without imports, exports and a title at the very start, which the page shows. */
export function bodyNodes({children}: Root): RootContent[] {
  const [first, ...rest] = children.filter(({type}) => type !== 'mdxjsEsm');
  const startsWithTitle = first?.type === 'heading' && first.depth === 1;
  return first && !startsWithTitle ? [first, ...rest] : rest;
}

/** Gives each heading of a page its id, in the order of the page. */
export function createAnchors(): (heading: Heading) => string {
  const slugger = createSlugger();
  return (heading) => {
    const {id, children} = headingId(heading);
    const words = children.filter(({type}) => type !== 'html');
    return id ?? slugger.slug(toString(words.length > 0 ? words : children));
  };
}

/** The headings and the links of a text. */
export function readTree(root: Root): Omit<BodyContent, 'blocks'> {
  const anchorOf = createAnchors();
  const definitions = readDefinitions(root);
  const headings: ContentHeading[] = [];
  const links: WrittenLink[] = [];
  let anchor: string | null = null;

  const addLinks = ({text, links: found}: InlineText, sentence?: string): void => {
    for (const {url, at} of found) {
      links.push({url, sentence: sentence ?? sentenceAt(text, at), anchor});
    }
  };
  visit({...root, children: bodyNodes(root)}, (node) => {
    switch (node.type) {
      case 'heading': {
        anchor = anchorOf(node);
        const inline = inlineText(headingId(node).children, definitions, formulaText);
        headings.push({level: node.depth, text: inline.text, anchor});
        addLinks(inline, inline.text);
        return SKIP;
      }
      case 'paragraph':
        addLinks(inlineText(node.children, definitions));
        return SKIP;
      case 'tableRow': {
        const cells = node.children.map(({children}) => inlineText(children, definitions));
        const row = cells.map(({text}) => text).filter(Boolean);
        cells.forEach((cell) => addLinks(cell, row.join(' · ')));
        return SKIP;
      }
      default:
        return undefined;
    }
  });
  return {headings, links};
}
