import {normalizeUrl} from '@docusaurus/utils';
import {isScalar, parseDocument} from 'yaml';

/** File names with a date, as Docusaurus documents them: `2020-01-02-words` or `2020/01/02/words`. */
const DATED_NAME =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<words>.*?)(?:\/index)?\.mdx?$/;

function isoDay(time: Date): string | undefined {
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10);
}

/** Reads a day as YYYY-MM-DD, in UTC: from a YAML date or time, or from a text that `Date` can parse. */
export function readDay(value: unknown): string | undefined {
  if (value instanceof Date) {
    return isoDay(value);
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  const {contents} = parseDocument(value, {customTags: ['timestamp']});
  const time: unknown = isScalar(contents) ? contents.value : undefined;
  return isoDay(time instanceof Date ? time : new Date(`${value}Z`));
}

/** Derives a post's slug and day from its front matter and path, as Docusaurus' blog plugin does. */
export function postAddress(
  file: string,
  fields: Readonly<Record<string, unknown>>,
): {readonly slug: string; readonly date: string | undefined} {
  const {folder = '', date, words = ''} = DATED_NAME.exec(file)?.groups ?? {};
  const nameSlug =
    date === undefined
      ? `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`
      : `/${date.replaceAll('-', '/')}/${folder}${words}`;
  return {
    slug: String(fields['slug'] ?? nameSlug).replace(/(?<=.)\/+$/, ''),
    date: readDay(fields['date']) ?? (date && isoDay(new Date(`${date}Z`))),
  };
}

/** Returns the address of a post without the site's base path. */
export function permalinkOf(route: string, slug: string): string {
  return normalizeUrl(['/', route, slug]);
}

/** True if a day (YYYY-MM-DD, UTC) is after the day of `now` (milliseconds). */
export function isScheduled(date: string, now: number): boolean {
  return date > new Date(now).toISOString().slice(0, 10);
}
