/** A heading of a page, as its table of contents knows it. */
export interface ContentHeading {
  /** 2 for `##`, and so on. */
  readonly level: number;
  /** As a reader sees it, without marks. */
  readonly text: string;
  /** Its id on the page, without `#`. */
  readonly anchor: string;
}

/**
 * A whole piece of a page's text as its reader sees it: a paragraph, a quotation, a list (`steps` is
 * a numbered one), a table, a piece of code, something printed (`output`), or a shelf's entry.
 */
export interface ContentBlock {
  readonly kind: 'text' | 'quote' | 'list' | 'steps' | 'table' | 'code' | 'output' | 'entry';
  /** Anchor of the heading it stands under; null before the first one. */
  readonly anchor: string | null;
  /**
   * Plain text. A paragraph has one line, and one more for each formula set apart and for what goes
   * on after it; a list has a line an item, with two spaces a level in front; a table has a line a
   * row, the head first, with a tab between cells; an entry its title, its credit, and its notes.
   */
  readonly lines: readonly string[];
  /** The paragraph that announces it, ending in a colon. */
  readonly intro?: string;
  /** Title of code or output, if the author gave one. */
  readonly title?: string;
  /** Questions that its author says it answers, in other words than its own; no reader sees them. */
  readonly questions?: readonly string[];
}
