import {isoDay} from '../data/schemas/fields';

/**
 * Returns the time that the build uses as now, in epoch milliseconds: the start of the day
 * `SITE_TODAY` (YYYY-MM-DD, UTC) if it is set, otherwise the current time.
 */
export function readNow(environment = process.env) {
  const today = environment['SITE_TODAY'];
  if (!today) {
    return Date.now();
  }
  if (!isoDay.safeParse(today).success) {
    throw new Error(`SITE_TODAY is "${today}"; it must be a date (YYYY-MM-DD).`);
  }
  return Date.parse(today);
}
