import type {Element, ElementContent} from 'hast';
import {isElement, isSkipped, textOf} from './hastText.js';

const SPACE: ElementContent = {type: 'text', value: ' '};

/** A line of a list, with the number that readers see; null for a bullet. */
interface ListLine {
  readonly text: string;
  readonly number: number | null;
}

/** Returns the lines of a list item and of the lists inside it. */
function itemLines({children}: Element, number: number | null, depth: number): ListLine[] {
  const content = children.map((child) => (isElement(child, 'ul', 'ol') ? SPACE : child));
  const nestedLines = children.flatMap((child) =>
    isElement(child, 'ul', 'ol') ? listLines(child, depth + 1) : [],
  );
  return [{text: `${'  '.repeat(depth)}${textOf(content)}`, number}, ...nestedLines];
}

/** Returns the lines of a list, indented by two spaces per level. */
export function listLines(list: Element, depth = 0): ListLine[] {
  const items = list.children.filter((child) => isElement(child, 'li'));
  const {start, reversed} = list.properties;
  const step = reversed ? -1 : 1;
  let next = Number(start ?? (reversed ? items.length : 1));
  return items.flatMap((item) => {
    const number = Number(item.properties['value'] ?? next);
    next = number + step;
    return isSkipped(item) ? [] : itemLines(item, list.tagName === 'ol' ? number : null, depth);
  });
}

/** Returns the rows of all sections of a table. */
function rowsOf(table: Element): Element[] {
  return table.children.flatMap((child) => {
    if (!isElement(child)) {
      return [];
    }
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

function spanOf(cell: Element, name: 'rowSpan' | 'colSpan'): number {
  const span = Number(cell.properties[name] ?? 1);
  // A `rowspan` of 0 means all rows that follow.
  if (span === 0 && name === 'rowSpan') {
    return Infinity;
  }
  // Browsers read an invalid span as 1, and limit `colspan` to 1000.
  return span >= 1 ? Math.min(span, 1000) : 1;
}

/**
 * Returns the rows of a table, with tabs between cells. The text of a cell that spans rows or columns
 * is repeated in each of them.
 */
export function tableLines(table: Element): string[] {
  const rows = rowsOf(table);
  const grid = rows.map((): string[] => []);
  rows.forEach(({children}, top) => {
    let left = 0;
    for (const cell of children.filter((child) => isElement(child, 'th', 'td'))) {
      while (grid[top]?.[left] !== undefined) {
        left += 1;
      }
      const text = textOf([cell]);
      const right = left + spanOf(cell, 'colSpan');
      for (const row of grid.slice(top, top + spanOf(cell, 'rowSpan'))) {
        for (let column = left; column < right; column += 1) {
          row[column] = text;
        }
      }
      left = right;
    }
  });
  // A row with too few cells has holes in front of a cell that spans it from above.
  return grid.map((row) => Array.from(row, (text) => text ?? '').join('\t'));
}
