/** A citation as models write it: `[1]`, `[1, 2]`, `[1-3]`, `[^1]`, `\[1\]` or `【1】`. */
export interface CitationMark {
  readonly start: number;
  readonly end: number;
  readonly numbers: readonly number[];
}

const MARK = /(?:\\?\[|【)\s*(\^?\d{1,3}(?:\s*[,;–-]\s*\^?\d{1,3})*)\s*(?:\\?\]|】)/g;
/** A range that is longer names nothing in particular. */
const LONGEST_RANGE = 10;

function numbersOf(list: string): number[] {
  const numbers = list.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part
      .split(/[–-]/)
      .map((text) => Number(text.replace('^', '')));
    const count = last - first + 1;
    return count >= 1 && count <= LONGEST_RANGE
      ? Array.from({length: count}, (_, index) => first + index)
      : [first, last];
  });
  return [...new Set(numbers)];
}

/** The citations in a stretch of text, in their order. */
export function citationMarks(text: string): CitationMark[] {
  return [...text.matchAll(MARK)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    numbers: numbersOf(match[1] ?? ''),
  }));
}
