/** A link from one page of the site to another. */
export interface ContentLink {
  /** Permalink of the target page, with the base URL. */
  readonly to: string;
  /** The sentence that contains the link, as readers see it. */
  readonly sentence: string;
}

/** A page that may link to posts. */
export interface LinkingPage {
  readonly title: string;
  readonly permalink: string;
  /** Day of a post, `YYYY-MM-DD`, in UTC; other pages have none. */
  readonly date?: string;
  readonly links: readonly ContentLink[];
}

interface ContentTag {
  readonly label: string;
  readonly permalink: string;
}

/** A published post. */
export interface ContentPost extends LinkingPage {
  readonly date: string;
  readonly description: string;
  readonly tags: readonly ContentTag[];
  /** Key of the series. */
  readonly series?: string;
  readonly headings: readonly string[];
  /** Paragraphs, list items and table rows. */
  readonly lines: readonly string[];
  /** Number of words in `lines`. */
  readonly words: number;
}

/** A page that links to a post, with the sentence of the link. */
export interface Backlink {
  readonly title: string;
  readonly permalink: string;
  /** Day of a post, `YYYY-MM-DD`; a section page has none. */
  readonly date?: string;
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
  /** As `ContentPost.words`. */
  readonly words: number;
  readonly related: readonly RelatedPost[];
  readonly backlinks: readonly Backlink[];
  readonly series?: SeriesPlace;
  /** Oldest first. */
  readonly changes?: readonly PostChange[];
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
