import {LETTER_WIDTH} from './plotGeometry';

/** Wraps a name between words. A word that is longer than `maxLetters` is not broken. */
export function wrapWords(name: string, maxLetters: number): string {
  const line = new RegExp(`(.{1,${Math.max(1, maxLetters)}})(?: |$)`, 'g');
  return name.replace(line, '$1\n').trimEnd();
}

const lineCount = (text: string) => text.split('\n').length;

export const longestLine = (text: string) =>
  Math.max(...text.split('\n').map(({length}) => length));

/** Maximum number of rows of names below the axis. If names need more, some are left out. */
const MAX_ROWS = 3;

/**
 * Lays out names below an x-axis without overlaps: wraps them, puts neighbors in different rows, or, if
 * there are too many, shows only every nth name. Returns the text for each name, and the height of all
 * texts in lines.
 *
 * @param width width of the axis in pixels
 */
export function nameTicks(names: readonly string[], width: number) {
  const lettersPerName = width / Math.max(names.length, 1) / LETTER_WIDTH;
  const wrapped = names.map((name) => wrapWords(name, Math.floor(lettersPerName) - 1));
  const rows = Math.ceil((Math.max(...wrapped.map(longestLine)) + 1) / lettersPerName);
  const lines = Math.max(...wrapped.map(lineCount));
  const isThinned = rows > MAX_ROWS;
  const tickOf = (text: string, row: number) => {
    if (isThinned) {
      return row === 0 ? text : '';
    }
    return '\n'.repeat(row * lines) + text;
  };
  return {
    texts: new Map(names.map((name, index) => [name, tickOf(wrapped[index] ?? '', index % rows)])),
    lines: isThinned ? lines : lines * rows,
  };
}
