export interface CalendarCell {
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
