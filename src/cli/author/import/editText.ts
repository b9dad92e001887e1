/** A part of a text, by its offsets, and what comes in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with its edits made. An edit that reaches into an earlier one is left out. */
export function editText(source: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start >= done) {
      result += source.slice(done, start) + text;
      done = end;
    }
  }
  return result + source.slice(done);
}
