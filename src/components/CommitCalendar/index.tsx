import type {ReactNode} from 'react';
import {memo, useRef} from 'react';
import {useDelegatedLinks} from '../../hooks/useDelegatedLinks';
import type {DatedPost} from '../../lib/postRow';
import CalendarFigure from './CalendarFigure';
import {useCalendars} from './useCalendars';

interface Props {
  /** Newest first. */
  readonly posts: readonly DatedPost[];
  readonly label: string;
}

/**
 * The signature of the site: a square a day, lit where a post appeared and leading to it. One stop
 * in the tab order; the arrow keys go from post to post. The line below names the post in focus.
 */
function CommitCalendar({posts, label}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useCalendars(ref);
  useDelegatedLinks(ref);
  return <CalendarFigure ref={ref} posts={posts} label={label} />;
}

/** Drawn once for its posts: what it is told afterwards stands in its elements. */
export default memo(CommitCalendar);
