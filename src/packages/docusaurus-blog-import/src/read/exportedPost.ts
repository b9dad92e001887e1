import type {OldDocusaurus} from './docusaurusConfig.js';
import type {Note} from '../report/notes.js';

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A post as another engine has it. */
export interface ExportedPost {
  /** Path in the folder; with `#` and a name for posts that share a file. */
  readonly source: string;
  readonly kind: 'md' | 'mdx';
  readonly fields: Fields;
  /** The front matter as it is written, with its fences. */
  readonly head: string;
  readonly body: string;
  readonly notes: readonly Note[];
}

/** Number of items of one kind that are not imported. */
interface LeftOut {
  /** A noun in the singular, whose plural ends in "s", such as "comment". */
  readonly what: string;
  readonly count: number;
}

export interface Export {
  /** Path of a Docusaurus blog's folder within it ('' for the folder itself); nothing elsewhere. */
  readonly docusaurus: string | undefined;
  /** Settings of a Docusaurus site; undefined without its configuration. */
  readonly config?: OldDocusaurus | undefined;
  /** Paths of all files, with slashes; those of outer folders first, which claim names first. */
  readonly files: readonly string[];
  readonly posts: readonly ExportedPost[];
  /** Public pages of WordPress and Ghost; imported only on request. */
  readonly pages: readonly ExportedPost[];
  /** Why a file gives no post, by its path. */
  readonly refused: ReadonlyMap<string, string>;
  /** Markdown and HTML files that are no posts: pages, docs, read-me files. */
  readonly others: readonly string[];
  /** Counts of everything else in an export of WordPress or Ghost. */
  readonly leftOut: readonly LeftOut[];
}

/** Counts of items that are not imported, by their names. */
export class LeftOutCounts {
  private readonly counts = new Map<string, number>();

  add(what: string, count = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + count);
  }

  list(): LeftOut[] {
    return [...this.counts]
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({what, count}));
  }
}
