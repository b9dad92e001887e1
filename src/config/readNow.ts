/**
 * Returns the time that the build takes as now, in epoch milliseconds: the start of the day in
 * `SITE_TODAY` (YYYY-MM-DD, UTC), or the current time.
 */
export function readNow(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const today = environment['SITE_TODAY'];
  if (!today) {
    return Date.now();
  }
  const time = /^\d{4}-\d{2}-\d{2}$/.test(today) ? Date.parse(today) : NaN;
  if (Number.isNaN(time)) {
    throw new Error(`SITE_TODAY is "${today}"; it must be a day as YYYY-MM-DD.`);
  }
  return time;
}
