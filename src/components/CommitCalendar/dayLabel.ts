import type {CalendarDay} from '../../lib/calendarDays';
import {formatDate} from '../formats';

/** Number of titles before "and 2 more" in a label. A title is never replaced with "and 1 more". */
const MAX_TITLES = 3;

/**
 * Returns the label of a day: its date and titles, one per line.
 *
 * @param texts functions that return texts such as "22 posts" and "and 19 more"
 */
export function dayLabel(
  {date, posts}: Pick<CalendarDay, 'date' | 'posts'>,
  texts: Readonly<Record<'postCount' | 'moreTitles', (count: number) => string>>,
): string {
  const day = formatDate(date);
  const titles = posts.map(({title}) => title);
  const omitted = titles.length - MAX_TITLES;
  const lines = omitted > 1 ? [...titles.slice(0, MAX_TITLES), texts.moreTitles(omitted)] : titles;
  return posts.length === 1
    ? `${day}: ${lines.join('')}`
    : `${day}, ${texts.postCount(posts.length)}:\n${lines.join(';\n')}`;
}
