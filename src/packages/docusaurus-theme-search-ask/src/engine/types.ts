import type {ContentBlock, ContentHeading, DocsVersion, PageTag} from 'docusaurus-built-pages';

/** A page to be indexed. A page without text, such as an interactive map, has no headings or blocks. */
export interface TextPage {
  readonly url: string;
  /** Name of the group of results that the page is shown in. */
  readonly section: string;
  /** Docs version of a page of a docs plugin. */
  readonly docs?: DocsVersion;
  readonly title: string;
  readonly description: string;
  /** Day of a post, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Path of a post's cover image, with the base URL. */
  readonly cover?: string;
  readonly tags: readonly PageTag[];
  readonly headings: readonly ContentHeading[];
  readonly blocks: readonly ContentBlock[];
}

/**
 * The part of a page that is in the core file, which every search loads. The page's description and
 * text are in another file.
 */
export interface PageHead extends Pick<TextPage, 'url' | 'section' | 'title' | 'date' | 'tags'> {
  /** Tag of the docs version of a page of a docs plugin. */
  readonly docusaurusTag?: string;
  /** Index of the page's first block among the blocks of all pages. */
  readonly firstBlock: number;
  readonly blockCount: number;
}

export type PageText = Pick<TextPage, 'description' | 'headings' | 'blocks' | 'cover'>;

/** Loads a file of the index by its name, parsed as JSON. */
export type LoadFile = (name: string) => Promise<unknown>;

/** Thrown if the index cannot be fetched or read. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}
