/** Code in Markdown, where brackets are not citations. */
const CODE = '```[^]*?(?:```|$)|~~~[^]*?(?:~~~|$)|`[^`]*`';
/** One citation in any form that models write: `[1]`, `[1, 2]`, `[1–3]`, `[^1]`, `\[1\]` or `【1】`. */
const CITATION = String.raw`(?:\\?\[|【)\s*\^?\d{1,3}(?:\s*[,;–-]\s*\^?\d{1,3})*\s*(?:\\?\]|】)`;
/** Matches code, or adjacent citations such as `[1] [2]`, with the spaces before them. */
const CODE_OR_CITATIONS = new RegExp(`${CODE}|([ \t]*)(${CITATION}(?:[ \t]*${CITATION})*)`, 'g');
const NUMBER_OR_RANGE = /(\d+)(?:\s*[–-]\s*\^?(\d+))?/g;
/** Returns the numbers in citations, without duplicates; a range stands for all numbers in it. */
function numbersIn(citations: string): number[] {
  const numbers = Array.from(citations.matchAll(NUMBER_OR_RANGE)).flatMap(
    ([, first, last = first]) => {
      const length = Number(last) - Number(first) + 1;
      return Array.from({length}, (_, index) => Number(first) + index);
    },
  );
  return Array.from(new Set(numbers));
}

/**
 * Replaces the citations in a Markdown text, except in code. Adjacent citations are replaced as one. If
 * `replace` returns an empty text, the spaces before the citations are removed, too.
 *
 * @param replace receives the cited numbers, the start of the citations with the spaces before them, and
 *   their end
 */
export function replaceCitations(
  text: string,
  replace: (numbers: readonly number[], start: number, end: number) => string,
): string {
  return text.replace(
    CODE_OR_CITATIONS,
    (match: string, spaces: string, citations: string | undefined, start: number) => {
      if (citations === undefined) {
        return match;
      }
      const replacement = replace(numbersIn(citations), start, start + match.length);
      return replacement && spaces + replacement;
    },
  );
}

export function citedNumbers(answer: string): ReadonlySet<number> {
  const matches = Array.from(answer.matchAll(CODE_OR_CITATIONS));
  return new Set(matches.flatMap(([, , citations = '']) => numbersIn(citations)));
}
