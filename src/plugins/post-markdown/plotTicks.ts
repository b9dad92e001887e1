import {LETTER} from './plotGeometry';

/** Breaks a name between words, into lines of some letters at most where its words allow it. */
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

/** Rows below the axis that names may take by turns before some are left out. */
const MAX_TURNS = 3;

interface NameTicks {
  readonly texts: ReadonlyMap<string, string>;
  /** Lines that the texts take. */
  readonly lines: number;
}

/**
 * Sets names below an x-axis so that none meets another: on several lines, by turns a row lower, or,
 * where there are too many, only every second name, every third, and so on.
 *
 * @param width of the axis in pixels
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
