/** Kinds of notes, worst first, with their headings in the report. */
export const NOTE_KINDS = {
  private: 'Imported as drafts, because the old site did not show them to everyone',
  code: 'Shortcodes, tags and components that were not converted',
  picture: 'Pictures and files that are missing from the folder',
  link: 'Links to pages that do not exist here',
  address: 'Post addresses that are taken or unknown',
  field: 'Fields that could not be used or read',
  text: 'Texts that were changed so that the site can be built',
  outside: 'Links that still go to your old site',
} as const;

/** A note about a post for its author. */
export interface Note {
  readonly kind: keyof typeof NOTE_KINDS;
  readonly text: string;
  /** Text in the written file to which the note refers; its first occurrence gives the line. */
  readonly quote?: string | undefined;
}

/** Returns a note in a list if a condition is true; otherwise, an empty list. */
export const noteIf = (condition: boolean, kind: Note['kind'], text: string): Note[] =>
  condition ? [{kind, text}] : [];

/** A text converted to Markdown, with notes about changes and losses. */
export interface ConvertedText {
  readonly text: string;
  readonly notes: readonly Note[];
}

/** Notes by their texts. A second note with the same text is dropped. */
export class Notes extends Map<string, Note> {
  add(note: Note): void {
    if (!this.has(note.text)) {
      this.set(note.text, note);
    }
  }
}
