import {LETTER} from './plotGeometry';

/** Wraps a name between words. A word that is longer than the line is not broken. */
export function wrapped(name: string, letters: number): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.join('\n');
}

const lineCount = (text: string) => text.split('\n').length;

/** Length of a text's longest line. */
export const longestLine = (text: string) =>
  Math.max(...text.split('\n').map(({length}) => length));

/** Maximum number of staggered rows below the axis. Beyond that, names are left out. */
const MAX_TURNS = 3;

interface NameTicks {
  readonly texts: ReadonlyMap<string, string>;
  /** Height of the texts in lines. */
  readonly lines: number;
}

/**
 * Lays out names below an x-axis without overlaps: it wraps them, staggers them, or, if there are
 * too many, keeps only every nth name.
 *
 * @param width width of the axis in pixels
 */
export function nameTicks(names: readonly string[], width: number): NameTicks {
  const place = width / Math.max(names.length, 1);
  const letters = Math.floor(place / LETTER) - 1;
  const texts = names.map((name) => wrapped(name, letters));
  const longest = Math.max(...texts.map(longestLine));
  const turns = Math.ceil((longest + 1) / (place / LETTER));
  const height = Math.max(...texts.map(lineCount));
  if (turns > MAX_TURNS) {
    return {
      texts: new Map(names.map((name, at) => [name, at % turns === 0 ? (texts[at] ?? '') : ''])),
      lines: height,
    };
  }
  return {
    texts: new Map(
      names.map((name, at) => [name, '\n'.repeat((at % turns) * height) + (texts[at] ?? '')]),
    ),
    lines: height * turns,
  };
}
