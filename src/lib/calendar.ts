import {formatDate} from './formatDate';

interface CalendarCell {
  /** Column, 0–53: weeks begin on Monday, the first may be cut short by the new year. */
  readonly week: number;
  /** Row, 0 is Monday. */
  readonly weekday: number;
}

const DAY = 86_400_000;

/** Where a day (YYYY-MM-DD, UTC) stands in the grid of its year. */
export function calendarCell(date: string): CalendarCell {
  const day = Date.parse(`${date}T00:00:00Z`);
  const newYear = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`);
  if (Number.isNaN(day)) {
    throw new Error(`Not a day: "${date}". A day is written YYYY-MM-DD.`);
  }
  const firstWeekday = mondayFirst(new Date(newYear).getUTCDay());
  const index = Math.round((day - newYear) / DAY) + firstWeekday;
  return {week: Math.floor(index / 7), weekday: index % 7};
}

function mondayFirst(sundayFirst: number): number {
  return (sundayFirst + 6) % 7;
}

/**
 * The outline of a year's days as an SVG path: one unit a day, weeks are columns. The first and
 * the last week are stepped where the year begins and ends within them.
 */
export function yearOutline(year: string): string {
  const first = calendarCell(`${year}-01-01`);
  const last = calendarCell(`${year}-12-31`);
  const steps = [
    `M${first.week} ${first.weekday}`,
    first.weekday > 0 ? `H${first.week + 1}V0` : '',
    last.weekday === 6
      ? `H${last.week + 1}V7`
      : `H${last.week + 1}V${last.weekday + 1}H${last.week}V7`,
    `H${first.week}Z`,
  ];
  return steps.join('');
}

/** The name of a calendar's square: when its post appeared, and what it is called. */
export function squareLabel({
  date,
  title,
}: {
  readonly date: string;
  readonly title: string;
}): string {
  return `${formatDate(date)}: ${title}`;
}

/** The two parts of such a name. */
export function readSquareLabel(label: string): readonly [date: string, title: string] {
  const end = label.indexOf(': ');
  return [label.slice(0, end), label.slice(end + 2)];
}

/**
 * The index that a key moves to in a list in the order of time, drawn with later to the right and
 * later years above; undefined for keys that do not move. The ends do not wrap.
 */
export function rovingIndex(key: string, current: number, count: number): number | undefined {
  if (current < 0 || count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(current + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
