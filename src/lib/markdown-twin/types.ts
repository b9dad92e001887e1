import type {BlockContent} from 'mdast';
import type {JsxElement} from '../content-index/readTree';
import type {Backlink, PostChange} from '../content-index/types';
import type {SiteBase} from '../paths';

/** A published post or section page, as its front matter and the plugins say it. */
export interface TwinSource {
  readonly title: string;
  readonly description: string;
  /** With the base URL. */
  readonly permalink: string;
  /** Path of its source from the root of the site, such as `blog/2024-01-02-x.mdx`. */
  readonly file: string;
  /** YYYY-MM-DD */
  readonly date?: string | undefined;
  /** Year in which a post with an editorial date was written. */
  readonly written?: number | undefined;
  /** YYYY-MM-DD */
  readonly updated?: string | undefined;
  /** Names. */
  readonly authors: readonly string[];
  /** Label. */
  readonly series?: string | undefined;
  /** Labels. */
  readonly tags: readonly string[];
  /** Oldest first. */
  readonly changes?: readonly PostChange[];
  /** Later posts that link here, oldest first. */
  readonly later?: readonly Backlink[];
}

/** What a component of a section page shows; nothing where it is no shelf. */
export type PartEntries = (part: JsxElement) => readonly BlockContent[] | undefined;

/** What a page's twin needs to know beyond its source. */
export interface TwinSite {
  readonly base: SiteBase;
  /** Permalinks of all pages, unlisted ones too, by the path of their source. */
  readonly permalinks: ReadonlyMap<string, string>;
  /** Paths of all pages, as `plainPath` writes them. */
  readonly paths: ReadonlySet<string>;
}

/** What the built page shows that its source does not say. */
export interface BuiltFacts {
  /** Titles of its interactive parts, in their order. */
  readonly partTitles: readonly string[];
  /** Its `src` and `href` addresses. */
  readonly addresses: readonly string[];
}

/** The Markdown of a page's text, apart from what is known once the site is built. */
export interface TwinText {
  /** The text, with a mark for each address and each part; `fillTwin` knows them. */
  readonly text: string;
  /** Addresses within the site, as the source writes them. */
  readonly urls: readonly string[];
  /** Names of the components that only the page can show. */
  readonly parts: readonly string[];
}
