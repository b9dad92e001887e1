import {isoDay} from '../data/schemas/fields';

/**
 * Returns the current time for the build, in epoch milliseconds: the start of the day in
 * `SITE_TODAY` (YYYY-MM-DD, UTC), or the current time.
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
