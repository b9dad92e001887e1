import {groupBy, groupByYear} from './groupBy';
import type {DatedPost} from './postRows';

/** A day with posts. */
export interface CalendarDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly posts: readonly DatedPost[];
  /** Color of the day's square: 1 (few posts) to 4. */
  readonly shade: number;
}

/** Minimum number of posts for the second, third and fourth shade. */
const SHADE_STEPS = [2, 3, 6];

/** Number of posts on a day for each shade, as shown in the legend. */
export const SHADE_RANGES = ['1', '2', '3–5', '6+'];

/** Groups posts by day; days and their posts keep the order of `posts`. */
export function calendarDays(posts: readonly DatedPost[]): CalendarDay[] {
  return [...groupBy(posts, ({date}) => date)].map(([date, ofDay]) => ({
    date,
    posts: ofDay,
    shade: 1 + SHADE_STEPS.filter((minimum) => ofDay.length >= minimum).length,
  }));
}

/**
 * Returns all posts of the newest year, and those of earlier years until a year would bring the total
 * above `limit`.
 */
export function postsOfRecentYears<Post extends DatedPost>(
  posts: readonly Post[],
  limit: number,
): Post[] {
  const recent: Post[] = [];
  for (const {items} of groupByYear(posts)) {
    if (recent.length > 0 && recent.length + items.length > limit) {
      break;
    }
    recent.push(...items);
  }
  return recent;
}

/**
 * Returns the year that a calendar shows first: the newest that has at least half as many days with
 * posts as the fullest year. A year that has just begun would look empty.
 */
export function openingYear(posts: readonly DatedPost[]): string | undefined {
  const years = groupByYear(posts).map(({year, items}) => ({
    year,
    days: new Set(items.map(({date}) => date)).size,
  }));
  const most = Math.max(0, ...years.map(({days}) => days));
  return years.find(({days}) => days * 2 >= most)?.year;
}
