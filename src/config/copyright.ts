import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {derivePost} from '../lib/derivePost';
import {isScheduled} from '../lib/isScheduled';
import {parsePostFile} from '../lib/postFile';
import {readNow} from './postFrontMatter';

/**
 * Years of the first and the last post whose day has come. Where there are none, or all are still to
 * come, it is this year's site.
 *
 * @param days of posts, YYYY-MM-DD
 * @param now epoch milliseconds
 */
export function postYears(days: readonly string[], now: number): {first: number; last: number} {
  const past = days.filter((day) => !isScheduled(day, now)).sort();
  const year = (day: string | undefined) =>
    day === undefined ? new Date(now).getUTCFullYear() : Number(day.slice(0, 4));
  return {first: year(past[0]), last: year(past.at(-1))};
}

/** The days that posts are of, as far as their files say so. */
function postDays(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return names
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return derivePost(parsePostFile(`blog/${name}`, text)).date ?? [];
    });
}

/** The footer's line, such as "Copyright © 2021–2025 the founder." */
export function copyrightLine(ownerName: string, blogFolder: string, now = readNow()): string {
  const {first, last} = postYears(postDays(blogFolder), now);
  const years = first === last ? `${last}` : `${first}–${last}`;
  return `Copyright © ${years} ${ownerName}.`;
}
