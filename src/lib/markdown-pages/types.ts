import type {Backlink, PostChange} from '../content-index/types';

/** A published post or doc: what the plugins know of it beside its HTML. */
export interface MarkdownSource {
  readonly title: string;
  readonly description: string;
  /** With the base URL. */
  readonly permalink: string;
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
  /** Newer posts that link here, oldest first. */
  readonly later?: readonly Backlink[];
}
