const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an ISO date as "14 March 2024", "March 2024" or "2024", depending on its precision. In the
 * locale `en` (without a country), the day comes before the month.
 */
export function formatDate(date: string, locale = 'en'): string {
  const [, month, day] = date.split('-');
  const key = `${locale} ${date.length}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      year: 'numeric',
      month: month && 'long',
      day: day && 'numeric',
      timeZone: 'UTC',
    } as Intl.DateTimeFormatOptions);
  formats.set(key, format);
  return format.format(new Date(date));
}

interface CalendarCell {
  /** Column, 0–53. Weeks start on Monday; the first week of a year may be incomplete. */
  readonly week: number;
  /** Row, 0–6; 0 is Monday. */
  readonly weekday: number;
}

const DAY = 86_400_000;

/** Returns the position of a day (YYYY-MM-DD, UTC) in a calendar of its year whose columns are weeks. */
export function calendarCell(date: string): CalendarCell {
  const newYear = new Date(date.slice(0, 4));
  // In `getUTCDay`, weeks start on Sunday.
  const firstWeekday = (newYear.getUTCDay() + 6) % 7;
  const index = (Date.parse(date) - newYear.getTime()) / DAY + firstWeekday;
  return {week: Math.floor(index / 7), weekday: index % 7};
}

/**
 * Returns the outline of a year's calendar (see `calendarCell`) as an SVG path with one unit per day.
 * The outline has a step where the year begins or ends within a week.
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
