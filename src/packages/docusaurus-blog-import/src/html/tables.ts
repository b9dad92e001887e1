import type {Element} from 'hast';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {Handle} from 'hast-util-to-mdast';
import type {PhrasingContent, RootContent, TableCell} from 'mdast';
import {caption, paragraph, text} from './nodes.js';

type Line = readonly PhrasingContent[];

/** Removes spaces at both ends of a line. */
function trimmed(line: Line): PhrasingContent[] {
  const last = line.length - 1;
  return line
    .map((node, index) => {
      if (node.type !== 'text') {
        return node;
      }
      const start = index === 0 ? node.value.trimStart() : node.value;
      return text(index === last ? start.trimEnd() : start);
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
}

/** True for a line without content. An empty line of code is an empty `inlineCode`. */
function isEmpty([first, ...others]: Line): boolean {
  const isCodeLine = first?.type === 'inlineCode' && others.length === 0;
  return first === undefined || (isCodeLine && first.value.trim() === '');
}

/** Splits the content of a table cell into lines, because a cell in Markdown has no blocks. */
function linesOf(nodes: readonly RootContent[]): Line[] {
  const lines: PhrasingContent[][] = [[]];
  // The empty line is for inline text after the block.
  const addBlock = (...block: readonly Line[]) => lines.push(...block.map((line) => [...line]), []);
  for (const node of nodes) {
    if (node.type === 'paragraph' || node.type === 'blockquote') {
      addBlock(...linesOf(node.children));
    } else if (node.type === 'heading') {
      addBlock([{type: 'strong', children: node.children}]);
    } else if (node.type === 'list') {
      node.children.forEach((item, index) => {
        const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '• ';
        const [first = [], ...others] = linesOf(item.children);
        addBlock([text(mark), ...first], ...others);
      });
    } else if (node.type === 'code') {
      addBlock(...node.value.split('\n').map((value) => [{type: 'inlineCode', value} as const]));
    } else if (node.type === 'text') {
      // A table within the cell has been converted to a text with several lines.
      const [first = '', ...others] = node.value.split('\n');
      lines.at(-1)?.push(text(first));
      others.forEach((line) => lines.push([text(line)]));
    } else if (node.type === 'break') {
      lines.push([]);
    } else if (node.type !== 'thematicBreak') {
      lines.at(-1)?.push(node as PhrasingContent);
    }
  }
  return lines.map(trimmed).filter((line) => !isEmpty(line));
}

/** Converts a cell to one line of Markdown. */
const cell: Handle = (state, node: Element) => {
  const converted = defaultHandlers.td(state, node) as TableCell;
  const children = linesOf(converted.children).flatMap((line, index) =>
    index === 0 ? line : [{type: 'html', value: '<br />'} as const, ...line],
  );
  return {...converted, children};
};

/** Handlers of tables: each cell becomes one line, and the caption a paragraph above. */
export const tableHandlers: Readonly<Record<string, Handle>> = {
  td: cell,
  th: cell,
  table: (state, node: Element) => {
    const captions = node.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'caption',
    );
    const above = captions.flatMap((each) => caption(state, each));
    const converted = defaultHandlers.table(state, node);
    // A table within a table becomes text.
    return [...above, converted.type === 'text' ? paragraph([converted]) : converted];
  },
};
