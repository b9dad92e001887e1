/** A sentence of a text: `text.slice(start, end)`. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations, initials and numbers of items: a sentence goes on after their dot. */
const GOES_ON =
  /(?:^|[\s("“])(?:Mrs?|Ms|Dr|Prof|St|vs|cf|ca|e\.g|i\.e|[Ff]igs?|[Vv]ol|pp?|(?!I\.)\p{Lu})\.\s*$|^\d+\.\s*$/u;

/** The segments of one line; a browser without `Intl.Segmenter` (Firefox before 125) has one. */
function segmentsOf(line: string): readonly string[] {
  return 'Segmenter' in Intl
    ? [...new Intl.Segmenter('en', {granularity: 'sentence'}).segment(line)].map(
        ({segment}) => segment,
      )
    : [line];
}

/**
 * Cuts English prose into sentences: those of Unicode, but none ends with an abbreviation or before a
 * small letter (`"Why?" he asked`). A line's end always ends one.
 */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let position = 0;
  for (const line of text.split(/(?<=\n)/)) {
    let goesOn = false;
    for (const segment of segmentsOf(line)) {
      const last = spans.at(-1);
      const start = position + segment.length - segment.trimStart().length;
      const end = position + segment.trimEnd().length;
      if (last && (goesOn || (/^\p{Ll}/u.test(segment) && text[position - 1] !== '\n'))) {
        spans[spans.length - 1] = {start: last.start, end};
      } else if (end > start) {
        spans.push({start, end});
      }
      goesOn = GOES_ON.test(text.slice(spans.at(-1)?.start, end));
      position += segment.length;
    }
  }
  return spans;
}

/** The sentences of a text, in their order. */
export function splitSentences(text: string): string[] {
  return sentenceSpans(text).map(({start, end}) => text.slice(start, end));
}
