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
  /** Of code and output, where the author gave one. */
  readonly title?: string;
  /** Questions that its author says it answers, in other words than its own; no reader sees them. */
  readonly questions?: readonly string[];
}

/** A link from one page of the site to another. */
export interface ContentLink {
  /** Permalink of the page it leads to, with the base URL, without `#` and query. */
  readonly to: string;
  /** Anchor it leads to, or null. */
  readonly toAnchor: string | null;
  /** The sentence that holds the link, as the reader sees it. */
  readonly sentence: string;
  /** Anchor of the heading the sentence stands under, or null. */
  readonly anchor: string | null;
}

export interface ContentTag {
  readonly key: string;
  readonly label: string;
  readonly permalink: string;
}

/** Text of a Markdown file, without code, comments and marks. */
export interface PlainText {
  readonly headings: readonly ContentHeading[];
  /** Paragraphs and items of lists. */
  readonly prose: readonly string[];
  /** Rows of tables. */
  readonly rows: readonly string[];
}

/** A published post or a section page. */
export interface ContentPage extends PlainText {
  readonly kind: 'post' | 'section';
  readonly title: string;
  readonly permalink: string;
  /** Path of its source from the root of the site, such as `blog/2024-01-02-x.mdx`. */
  readonly file: string;
  readonly description: string;
  /** Day of a post, `YYYY-MM-DD`, in UTC. */
  readonly date?: string;
  readonly tags: readonly ContentTag[];
  /** Key of `blog/series.yml`. */
  readonly series?: string;
  /** Number of words, without code. */
  readonly words: number;
  readonly links: readonly ContentLink[];
}

/** A page that links here, and what it says where it does. */
export interface Backlink {
  readonly title: string;
  readonly permalink: string;
  /** Day of a post, `YYYY-MM-DD`; a section page has none. */
  readonly date?: string;
  /** Anchor of the heading the sentence stands under, or null. */
  readonly anchor: string | null;
  readonly sentence: string;
}

export interface RelatedPost {
  readonly title: string;
  readonly permalink: string;
  /** Labels of the rarest tags both have (at most 2), or none: then the wording is the reason. */
  readonly sharedTags: readonly string[];
  /** The words that make them alike (at most 3), where `sharedTags` is empty. */
  readonly sharedWords: readonly string[];
}

export interface SeriesPlace {
  readonly label: string;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previous?: {readonly title: string; readonly permalink: string};
  readonly next?: {readonly title: string; readonly permalink: string};
}

/** A change of a post after it appeared, from its front matter. */
export interface PostChange {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly text: string;
}

/** What stands under a post, and its length; it is part of the post's metadata as `companions`. */
export interface PostCompanions {
  /** As `ContentPage.words`. */
  readonly words: number;
  readonly related: readonly RelatedPost[];
  readonly backlinks: readonly Backlink[];
  readonly series?: SeriesPlace;
  /** Oldest first. */
  readonly changes?: readonly PostChange[];
}

/** What a link's preview shows; `previews/<shard>.json` is a record of these by permalink. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The first lines of its text, at most 240 characters, cut at a word. */
  readonly opening: string;
  readonly date?: string;
}

export type GraphEdgeKind = 'link' | 'similarity' | 'tag';

/** Places in `nodes`. */
export type GraphEdge = readonly [from: number, to: number];

/** Of each kind the strongest first. */
export type GraphEdges = Readonly<Record<GraphEdgeKind, readonly GraphEdge[]>>;

export interface GraphCluster {
  /** From its most telling tags, such as `Equity and hiring`. */
  readonly name: string;
  /** Number of posts. */
  readonly size: number;
}

export interface GraphNode {
  readonly title: string;
  readonly permalink: string;
  readonly date: string;
  /** Of its circle, in units of the layout; its area grows with the words of the post. */
  readonly radius: number;
  /** Places in `tags` of the graph. */
  readonly tags: readonly number[];
  /** Place in `clusters`. */
  readonly cluster: number;
  /** Settled place, in whole units of the layout; the picture is centered on 0, 0. */
  readonly x: number;
  readonly y: number;
}

/** `graph.json`. */
export interface KnowledgeGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: GraphEdges;
  readonly clusters: readonly GraphCluster[];
  /** Labels of the tags that at least two posts have, from A to Z. */
  readonly tags: readonly string[];
}
