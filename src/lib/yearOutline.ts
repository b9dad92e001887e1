import {calendarCell} from './calendarCell';

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
