import type {CalendarDay} from '../../lib/calendarDays';
import {formatDate} from '../formats';

type CountText = (count: number) => string;

/** Functions that return texts with a number of posts. */
export interface DayTexts {
  /** "22 posts". */
  readonly postCount: CountText;
  /** "and 19 more", after the titles in the label of a day. */
  readonly moreTitles: CountText;
  /** "19 more in the archive", after the list of a day's posts. */
  readonly morePosts: CountText;
}

/** Number of titles before "and 2 more" in the label of a day with many posts. */
const MAX_TITLES = 3;

/** Returns the label of a day: its date and titles, one per line. */
export function dayLabel(
  {date, posts}: Pick<CalendarDay, 'date' | 'posts'>,
  {postCount, moreTitles}: Pick<DayTexts, 'postCount' | 'moreTitles'>,
): string {
  const day = formatDate(date);
  const titles = posts.map(({title}) => title);
  const omitted = titles.length - MAX_TITLES;
  const lines = omitted > 1 ? [...titles.slice(0, MAX_TITLES), moreTitles(omitted)] : titles;
  return posts.length === 1
    ? `${day}: ${lines.join('')}`
    : `${day}, ${postCount(posts.length)}:\n${lines.join(';\n')}`;
}
