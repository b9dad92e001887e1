/** A line of the blog's sidebar. */
export interface SidebarPost {
  readonly title: string;
  readonly permalink: string;
}

export interface SidebarYear {
  readonly year: string;
  /** Listed posts of that year; none where only the page at hand is of it. */
  readonly count: number;
}

/** What one page knows of the blog's posts: all years, and the lines of one. */
export interface BlogSidebarData {
  readonly title: string;
  /** Permalink of the archive, whose anchors are the years. */
  readonly archive: string;
  /** The year that `items` are of: of the post at hand, the newest elsewhere. */
  readonly open: string;
  /** Newest first, as many as `sidebarLines` says. */
  readonly items: readonly SidebarPost[];
  /** Newest first; the open year is one of them. */
  readonly years: readonly SidebarYear[];
}

/** A year of so many posts is shown whole. */
export const WHOLE_YEAR = 60;

/** Lines of a larger year: each stands in the HTML of every page of a post that is near it. */
const WINDOW = 16;

/** Posts that share one choice of lines: a year of thousands must not make a file a post. */
const STEP = 10;

/** Lines above and below those posts, at the least. */
const AROUND = (WINDOW - STEP) / 2;

/** How many lines a year has that so many posts are of. */
export function sidebarLines(count: number): number {
  return count <= WHOLE_YEAR ? count : WINDOW;
}

/**
 * Where the lines begin that stand around a post of a year, counted from its newest post. A year
 * that fits is shown from its first post on.
 */
export function sidebarStart(place: number, count: number): number {
  const start = Math.floor(place / STEP) * STEP - AROUND;
  return Math.max(0, Math.min(start, count - sidebarLines(count)));
}
