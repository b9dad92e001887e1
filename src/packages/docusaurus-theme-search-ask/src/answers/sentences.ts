import type {Span} from '../engine/scripts.js';

/**
 * Abbreviations, initials and item numbers: a sentence continues after their period. Abbreviations that
 * often end a sentence, such as “etc.”, are not included.
 */
const CONTINUES =
  /(?:^|[\s("“])(?:Mrs?|Ms|Dr|Prof|St|vs|cf|ca|e\.g|i\.e|[Ff]igs?|[Vv]ol|pp?|(?!I\.)\p{Lu})\.\s*$|^\d+\.\s*$/u;

/** Splits a line into segments. Without `Intl.Segmenter` (Firefox before 125), it is one segment. */
function segmentsOf(line: string): readonly string[] {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en', {granularity: 'sentence'}).segment(line)).map(
        ({segment}) => segment,
      )
    : [line];
}

/**
 * Splits English prose into sentences by the rules of Unicode, except that no sentence ends where
 * `CONTINUES` matches or before a lower-case letter (`"Why?" he asked`). A line break always ends a
 * sentence.
 */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let position = 0;
  for (const line of text.split(/(?<=\n)/)) {
    let continues = false;
    for (const segment of segmentsOf(line)) {
      const last = spans.at(-1);
      const start = position + segment.length - segment.trimStart().length;
      const end = position + segment.trimEnd().length;
      if (last && (continues || (/^\p{Ll}/u.test(segment) && text[position - 1] !== '\n'))) {
        spans[spans.length - 1] = {start: last.start, end};
      } else if (end > start) {
        spans.push({start, end});
      }
      continues = CONTINUES.test(text.slice(spans.at(-1)?.start, end));
      position += segment.length;
    }
  }
  return spans;
}

export function splitSentences(text: string): string[] {
  return sentenceSpans(text).map(({start, end}) => text.slice(start, end));
}
