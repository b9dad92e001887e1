/**
 * Returns the current time for the build, in epoch milliseconds: the start of the day in
 * `SITE_TODAY` (YYYY-MM-DD, UTC), or the current time.
 */
export function readNow(environment = process.env) {
  const today = environment['SITE_TODAY'];
  if (!today) {
    return Date.now();
  }
  const time = Date.parse(today);
  // `Date.parse` reads February 30 as March 2.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== today) {
    throw new Error(`SITE_TODAY is "${today}"; it must be a date (YYYY-MM-DD).`);
  }
  return time;
}
