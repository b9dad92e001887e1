import {readdirSync} from 'node:fs';
import {isScheduled} from '../lib/isScheduled';
import {readNow} from './postFrontMatter';

/**
 * Years of the first and the last post whose day has come, read from file names that start with
 * YYYY-MM-DD. Where there are none, or all are still to come, it is this year's site.
 *
 * @param now epoch milliseconds
 */
export function postYears(
  fileNames: readonly string[],
  now: number,
): {first: number; last: number} {
  const days = fileNames.flatMap((name) => /^(\d{4}-\d{2}-\d{2})-.+\.mdx?$/.exec(name)?.[1] ?? []);
  const past = days.filter((day) => !isScheduled(day, now)).sort();
  const year = (day: string | undefined) =>
    day === undefined ? new Date(now).getUTCFullYear() : Number(day.slice(0, 4));
  return {first: year(past[0]), last: year(past.at(-1))};
}

/** The footer's line, such as "Copyright © 2021–2025 the founder." */
export function copyrightLine(ownerName: string, blogFolder: string, now = readNow()): string {
  const {first, last} = postYears(readdirSync(blogFolder), now);
  const years = first === last ? `${last}` : `${first}–${last}`;
  return `Copyright © ${years} ${ownerName}.`;
}
