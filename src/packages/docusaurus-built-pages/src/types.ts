/** A heading of a page, as in its table of contents. */
export interface ContentHeading {
  /** 2 for `##`, and so on. */
  readonly level: number;
  /** Plain text, as readers see it. */
  readonly text: string;
  /** Id of the heading, without `#`. */
  readonly anchor: string;
}

/**
 * A block of a page's text as readers see it: a paragraph or caption (`text`), a quotation, a list (`steps` if numbered),
 * a table, code, output (code with a title, or in the language `text`), or a list item with
 * `data-search-entry`.
 */
export interface ContentBlock {
  readonly kind: 'text' | 'quote' | 'list' | 'steps' | 'table' | 'code' | 'output' | 'entry';
  /** Anchor of the heading above the block; null before the first one. */
  readonly anchor: string | null;
  /**
   * Plain text. A paragraph has one line, or several if formulas on lines of their own interrupt it;
   * a list has one line per item, indented by two spaces per level; a table has one line per row,
   * the header first, with tabs between cells; a caption, a quotation or an entry has one line per
   * paragraph; code has its own lines.
   */
  readonly lines: readonly string[];
  /**
   * Text that introduces the block: the paragraph above it that ends in a colon, or, for the first block
   * in a tab or an admonition, the label of the tab or the title of the admonition; or both.
   */
  readonly intro?: string;
  /**
   * Numbers of the lines of `steps` if they are not 1, 2, 3 …: for a list that starts at another number
   * or has lists inside. Null stands for a bullet.
   */
  readonly numbers?: readonly (number | null)[];
  /** Title of output, if the author gave one. */
  readonly title?: string;
  /** Questions that the block answers, which are in no page: `docusaurus-theme-search-ask` adds them. */
  readonly questions?: readonly string[];
}
