import type {ReactNode} from 'react';
import {useRef} from 'react';
import CalendarFigure from '../../components/CommitCalendar/CalendarFigure';
import {useCalendars} from '../../components/CommitCalendar/useCalendars';
import ServedPart from '../../components/ServedPart';
import {CALENDAR, calendarPosts} from './calendarPosts';

/** The calendar of all posts, for which the page that a visit begins with loads nothing. */
export default function Calendar({label}: {readonly label: string}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useCalendars(ref);
  return (
    <div ref={ref}>
      <ServedPart name={CALENDAR}>
        {calendarPosts && <CalendarFigure posts={calendarPosts} label={label} />}
      </ServedPart>
    </div>
  );
}
