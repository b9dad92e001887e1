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
  /** Date of a post, `YYYY-MM-DD` in UTC; other pages have no date. */
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
  /** Date of a post, `YYYY-MM-DD`; section pages have no date. */
  readonly date?: string;
  readonly sentence: string;
}

export interface RelatedPost {
  readonly title: string;
  readonly permalink: string;
  /** Labels of the (at most 2) rarest shared tags; empty if only the wording is similar. */
  readonly sharedTags: readonly string[];
  /** The (at most 3) words that make the posts similar, if `sharedTags` is empty. */
  readonly sharedWords: readonly string[];
}

export interface SeriesPlace {
  readonly label: string;
  /** Starts at 1. */
  readonly position: number;
  readonly total: number;
  readonly previous?: {readonly title: string; readonly permalink: string};
  readonly next?: {readonly title: string; readonly permalink: string};
}

/** A change to a published post, listed in its front matter. */
export interface PostChange {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly text: string;
}

/** Length of a post and the content shown below it; its metadata has this as `companions`. */
export interface PostCompanions {
  /** Same as `ContentPost.words`. */
  readonly words: number;
  readonly related: readonly RelatedPost[];
  readonly backlinks: readonly Backlink[];
  readonly series?: SeriesPlace;
  /** Oldest first. */
  readonly changes?: readonly PostChange[];
}

export type GraphEdgeKind = 'link' | 'similarity' | 'tag';

/** Indices in `nodes`. */
export type GraphEdge = readonly [from: number, to: number];

/** Each kind is sorted, strongest first. */
export type GraphEdges = Readonly<Record<GraphEdgeKind, readonly GraphEdge[]>>;

export interface GraphCluster {
  /** Made of its most characteristic tags, such as `Equity and hiring`. */
  readonly name: string;
  /** Number of posts. */
  readonly size: number;
}

export interface GraphNode {
  readonly title: string;
  readonly permalink: string;
  readonly date: string;
  /** Radius of the circle in layout units; the area grows with the number of words. */
  readonly radius: number;
  /** Indices in the graph's `tags`. */
  readonly tags: readonly number[];
  /** Index in `clusters`. */
  readonly cluster: number;
  /** Final position in whole layout units; the graph is centered on 0, 0. */
  readonly x: number;
  readonly y: number;
}

/** Content of `graph.json`. */
export interface KnowledgeGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: GraphEdges;
  readonly clusters: readonly GraphCluster[];
  /** Labels of the tags that at least two posts have, in alphabetical order. */
  readonly tags: readonly string[];
}
