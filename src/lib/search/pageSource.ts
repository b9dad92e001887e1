import type {SearchSection} from './types';

/** What stands between two headings, with the heading itself. */
export interface PartSource {
  /** 1 for the page's own part, whose heading is its title; 2 to 6 below. */
  readonly level: number;
  /** Without `#`; null for the page's own part. */
  readonly anchor: string | null;
  readonly heading: string;
  /** Passages in their order, each short enough to be a record. */
  readonly passages: readonly string[];
}

/** A page as it is indexed, from which both the index and the records are made. */
export interface PageSource {
  readonly url: string;
  readonly section: SearchSection;
  readonly docusaurusTag: string;
  readonly date?: string;
  readonly tags: readonly string[];
  /** At least one; the first is the page's own. */
  readonly parts: readonly PartSource[];
}
