import type {ExportedPost} from './exportedPost.js';

/** A post or a page of an export, and why the old site did not show it, if it did not. */
export interface ExportItem {
  readonly post: ExportedPost;
  /** Ends a sentence that begins "is a draft here, because …". */
  readonly reason: string | undefined;
  /** Number of control characters that were removed from the text. */
  readonly removed: number;
}

/** Posts and pages of one file that holds a whole blog. */
export interface SiteExport {
  readonly posts: readonly ExportItem[];
  readonly pages: readonly ExportItem[];
}

/** Names posts of one file, each differently: two may have the same slug. */
export function sourceNames(file: string): (slug: string) => string {
  const counts = new Map<string, number>();
  return (slug) => {
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return `${file}#${slug}${count === 1 ? '' : `-${count}`}`;
  };
}
