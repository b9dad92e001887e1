import type {Code, Link, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {headingId} from '../content-index/headingId';
import {plotWords} from '../plotBlock';
import {foldNotes} from './foldNotes';
import type {JsxElement} from './jsxAttributes';
import {jsxAttributes} from './jsxAttributes';
import {plainCode} from './plainCode';
import {isShownElement, plainHtml} from './plainHtml';
import type {PartEntries} from './types';

export interface PlainOptions {
  readonly entries: PartEntries;
  /** What stands for a part that only the page can show. */
  readonly linkTo: (part: JsxElement) => Link;
}

function isSpace(node: PhrasingContent | undefined): boolean {
  return node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
}

/** Phrasing without space at its ends, which Markdown would have to write as an entity. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = [...nodes];
  while (kept.length > 0 && isSpace(kept[0])) {
    kept.shift();
  }
  while (kept.length > 0 && isSpace(kept.at(-1))) {
    kept.pop();
  }
  return kept.map((node, index) => {
    if (node.type !== 'text') {
      return node;
    }
    const start = index === 0 ? node.value.trimStart() : node.value;
    return {...node, value: index === kept.length - 1 ? start.trimEnd() : start};
  });
}

/** The text of an expression such as `{' '}`; any other has to be computed, and is left out. */
function literal(expression: string): PhrasingContent[] {
  const [, , value] = /^\s*(["'`])([^\\$]*?)\1\s*$/s.exec(expression) ?? [];
  return value === undefined ? [] : [{type: 'text', value}];
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** A plot in the words that its page has below it. Its numbers are a file that the post links. */
function plotParagraphs(code: Code): Paragraph[] {
  const {title, description} = plotWords(code);
  return [
    paragraph({type: 'strong', children: [{type: 'text', value: title}]}),
    paragraph({type: 'text', value: description}),
  ];
}

/** Whether only the page can show an element: a component without content, or a player. */
export function isPart({name, children}: JsxElement): boolean {
  return name !== null && (/^[a-z]/.test(name) ? isShownElement(name) : children.length === 0);
}

function plainElement(element: JsxElement, options: PlainOptions): RootContent[] {
  const isFlow = element.type === 'mdxJsxFlowElement';
  const name = element.name ?? '';
  const attributes = jsxAttributes(element);
  const entries = isFlow ? options.entries(name, attributes) : undefined;
  if (entries) {
    return [...entries];
  }
  if (isPart(element)) {
    const link = options.linkTo(element);
    return [isFlow ? paragraph(link) : link];
  }
  const children = plainNodes(element.children, options);
  if (/^[a-z]/.test(name)) {
    return plainHtml(element, children);
  }
  const label = attributes['title'] ?? attributes['label'];
  return label && isFlow
    ? [paragraph({type: 'strong', children: [{type: 'text', value: label}]}), ...children]
    : children;
}

function plainNode(node: RootContent, options: PlainOptions): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return [];
    case 'mdxTextExpression':
      return literal(node.value);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, options);
    case 'html':
      return /^<!--.*-->$/s.test(node.value.trim()) ? [] : [node];
    case 'code':
      return node.lang === 'plot' ? plotParagraphs(node) : [plainCode(node)];
    case 'heading':
    case 'paragraph': {
      const content = node.type === 'heading' ? headingId(node).children : node.children;
      const children = trimmed(plainNodes(content, options) as PhrasingContent[]);
      return children.length > 0 ? [{...node, children}] : [];
    }
    default:
      return 'children' in node
        ? [{...node, children: plainNodes(node.children, options)} as RootContent]
        : [node];
  }
}

/** The content of a source with plain Markdown alone: no imports, expressions and elements of MDX. */
export function plainNodes(nodes: readonly RootContent[], options: PlainOptions): RootContent[] {
  return foldNotes(nodes.flatMap((node) => plainNode(node, options)));
}
