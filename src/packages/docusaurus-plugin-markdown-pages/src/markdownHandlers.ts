import type {Element} from 'hast';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, Code, Nodes, PhrasingContent, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';

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

/** True for a node without visible text. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}

/** Returns the lines of a block as phrasing content; undefined for phrasing content. */
function linesOf(node: Nodes): PhrasingContent[][] | undefined {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [node.children];
    case 'blockquote':
    case 'list':
    case 'listItem':
      return linesIn(node.children);
    case 'code':
      return node.value.split('\n').map((value) => [{type: 'inlineCode', value}]);
    case 'thematicBreak':
      return [];
    default:
      return String(node.type) === 'math' ? [[{...node, type: 'inlineMath'} as never]] : undefined;
  }
}

/** Splits nodes into lines of phrasing content. */
function linesIn(nodes: readonly Nodes[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const blockLines = linesOf(node);
    if (blockLines) {
      lines.push(...blockLines, []);
    } else {
      lines.at(-1)?.push(node as PhrasingContent);
    }
  }
  return lines.filter((line) => !line.every(isBlank));
}

/** Converts a cell. It can only have phrasing content, so a `<br>` separates its blocks. */
const cellHandle: Handle = (state, node: Element) => {
  const cell = defaultHandlers['td']?.(state, node) as TableCell;
  const children = linesIn(cell.children).flatMap((line, index): PhrasingContent[] =>
    index === 0 ? line : [{type: 'html', value: '<br>'}, ...line],
  );
  return {...cell, children};
};

/** Marks raised and lowered text for `restoreScripts`: a paragraph must not end at inline HTML. */
const scriptHandle: Handle = (state, node: Element) => {
  const children = state.all(node) as PhrasingContent[];
  return {type: 'emphasis', children, data: {tagName: node.tagName}} as never;
};

/** Writes raised and lowered text as HTML: without it, 10⁶ would be 106. */
export function restoreScripts(tree: Nodes): void {
  visit(tree, 'emphasis', (node, index, parent) => {
    const {tagName} = (node.data ?? {}) as {readonly tagName?: string};
    if (tagName === undefined || parent === undefined || index === undefined) {
      return undefined;
    }
    const tags = node.children.every(isBlank) ? [] : [`<${tagName}>`, `</${tagName}>`];
    const [start, end] = tags.map((value): PhrasingContent[] => [{type: 'html', value}]);
    parent.children.splice(index, 1, ...(start ?? []), ...node.children, ...(end ?? []));
    return index;
  });
}

/** Handlers of code, cells, raised and lowered text, and of elements of `simplify` that do not exist in HTML. */
export const HANDLERS: Record<string, Handle> = {
  pre: codeHandle,
  td: cellHandle,
  th: cellHandle,
  sub: scriptHandle,
  sup: scriptHandle,
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

const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;

/**
 * Moves punctuation at the ends of bold and emphasized text out of it where a word follows or precedes
 * directly, as in `中文**加粗**。文字`: Markdown would need a numeric entity beside it.
 */
export function movePunctuation(tree: Nodes): void {
  visit(tree, ['strong', 'emphasis'], (node, index, parent) => {
    if (!('children' in node) || !parent || !('children' in parent) || index === undefined) {
      return;
    }
    const siblings = parent.children as PhrasingContent[];
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    const first = node.children[0];
    if (before?.type === 'text' && WORD_END.test(before.value) && first?.type === 'text') {
      const [marks = ''] = /^\p{P}+(?=.)/u.exec(first.value) ?? [];
      before.value += marks;
      first.value = first.value.slice(marks.length);
    }
    const last = node.children.at(-1);
    if (after?.type === 'text' && WORD_START.test(after.value) && last?.type === 'text') {
      const [marks = ''] = /(?<=.)\p{P}+$/u.exec(last.value) ?? [];
      after.value = marks + after.value;
      last.value = last.value.slice(0, last.value.length - marks.length);
    }
  });
}
