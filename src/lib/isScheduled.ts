/**
 * Whether a post of that day is still to come.
 *
 * @param date YYYY-MM-DD
 * @param now epoch milliseconds; days begin at midnight UTC
 */
export function isScheduled(date: string, now: number): boolean {
  return date > new Date(now).toISOString().slice(0, 10);
}
