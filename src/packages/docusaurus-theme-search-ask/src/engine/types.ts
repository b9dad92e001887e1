import type {ContentBlock, ContentHeading, DocsVersion} from 'docusaurus-built-pages';

/** A page as it is indexed. Application pages have neither headings nor blocks. */
export interface TextPage {
  /** Path with the base URL. */
  readonly url: string;
  /** Name of the group that results are shown in. */
  readonly section: string;
  /** Version that a page of a docs plugin belongs to. */
  readonly docs?: DocsVersion;
  readonly title: string;
  readonly description: string;
  /** Day of a post, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Path of a post's drawn cover, with the base URL. */
  readonly cover?: string;
  readonly tags: readonly TextTag[];
  readonly headings: readonly ContentHeading[];
  readonly blocks: readonly ContentBlock[];
}

export interface TextTag {
  /** As `blog/tags.yml` has it, without `#`. */
  readonly key: string;
  readonly label: string;
}

/** Facts about a page in the core file. */
export interface PageHead {
  readonly url: string;
  readonly section: string;
  readonly docusaurusTag?: string;
  readonly title: string;
  readonly date?: string;
  readonly tags: readonly TextTag[];
  /** Number of its first block among the blocks of all pages, and number of its blocks. */
  readonly firstBlock: number;
  readonly blockCount: number;
}

/** The text of one page. */
export type PageText = Pick<TextPage, 'description' | 'headings' | 'blocks' | 'cover'>;

/** Loads a file of the index by its name, parsed as JSON. */
export type LoadFile = (name: string) => Promise<unknown>;

/** No network, no index, or an index that cannot be read. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}
