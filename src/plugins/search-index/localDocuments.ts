/** A title, heading, description or section as the local search plugin reads it. */
export interface LocalDocument {
  /** Number, and that of the page's title. */
  readonly i: number;
  readonly p?: number;
  /** Its text. */
  readonly t: string;
  /** Path of the page with the base URL, and `#anchor` of the heading (`''` for the page's own). */
  readonly u: string;
  readonly h?: string;
  /** The heading above a section. */
  readonly s?: string;
}

/** Titles, headings, descriptions, keywords, sections. */
export type LocalDocuments = readonly (readonly LocalDocument[])[];
