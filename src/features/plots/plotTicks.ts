import {LETTER} from './plotGeometry';

/** Wraps a name between words. A word that is longer than `maxLetters` is not broken. */
export function wrapWords(name: string, maxLetters: number): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= maxLetters) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.join('\n');
}

const lineCount = (text: string) => text.split('\n').length;

/** Returns the length of the longest line in characters. */
export const longestLine = (text: string) =>
  Math.max(...text.split('\n').map(({length}) => length));

/** Maximum number of rows of names below the axis. If names need more, some are left out. */
const MAX_ROWS = 3;

interface NameTicks {
  /** Text below the axis for each name. */
  readonly texts: ReadonlyMap<string, string>;
  /** Height of all texts, in lines. */
  readonly lines: number;
}

/**
 * Lays out names below an x-axis without overlaps. It wraps them, puts neighbors in different rows,
 * or, if there are too many, shows only every nth name.
 *
 * @param width width of the axis in pixels
 */
export function nameTicks(names: readonly string[], width: number): NameTicks {
  const lettersPerName = width / Math.max(names.length, 1) / LETTER;
  const texts = names.map((name) => wrapWords(name, Math.floor(lettersPerName) - 1));
  const longest = Math.max(...texts.map(longestLine));
  const rows = Math.ceil((longest + 1) / lettersPerName);
  const lines = Math.max(...texts.map(lineCount));
  if (rows > MAX_ROWS) {
    return {
      texts: new Map(
        names.map((name, index) => [name, index % rows === 0 ? (texts[index] ?? '') : '']),
      ),
      lines,
    };
  }
  return {
    texts: new Map(
      names.map((name, index) => [
        name,
        '\n'.repeat((index % rows) * lines) + (texts[index] ?? ''),
      ]),
    ),
    lines: lines * rows,
  };
}
