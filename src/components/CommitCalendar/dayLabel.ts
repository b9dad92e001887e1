import type {CalendarDay} from '../../lib/calendarDays';
import {formatDate} from '../formats';

type CountText = (count: number) => string;

/** Texts with the number of a day's posts. */
export interface DayTexts {
  readonly postCount: CountText;
  readonly moreTitles: CountText;
  readonly morePosts: CountText;
}

/** Number of titles in a label that ends in "and 2 more". */
const MAX_TITLES = 3;

/** Returns the label of a day: its date and titles, one per line. */
export function dayLabel(
  {date, posts}: Pick<CalendarDay, 'date' | 'posts'>,
  {postCount, moreTitles}: Pick<DayTexts, 'postCount' | 'moreTitles'>,
): string {
  const day = formatDate(date);
  const titles = posts.map(({title}) => title);
  const rest = titles.length - MAX_TITLES;
  const lines = rest > 1 ? [...titles.slice(0, MAX_TITLES), moreTitles(rest)] : titles;
  return posts.length === 1
    ? `${day}: ${lines.join('')}`
    : `${day}, ${postCount(posts.length)}:\n${lines.join(';\n')}`;
}
