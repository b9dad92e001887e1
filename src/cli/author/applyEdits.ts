/** A stretch of a text and what takes its place. */
export interface Edit {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  readonly text: string;
}

/** Puts edits into a text, whose other characters all stay. Edits must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
