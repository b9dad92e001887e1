import {normalizeUrl} from '@docusaurus/utils';
import {isScalar, parseDocument} from 'yaml';

/** File names with a date, as Docusaurus documents them: `2020-01-02-words` or `2020/01/02/words`. */
const DATED_NAME =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<words>.*?)(?:\/index)?\.mdx?$/;

/**
 * Parses a date in front matter: a YAML date or time, or a text that `Date` can parse, in UTC unless it
 * has a time zone. Returns milliseconds since 1970; undefined for anything else. Docusaurus adds a `Z` to
 * every text, which makes most texts with a time zone invalid; those are parsed again without the `Z`.
 */
export function parseTime(value: unknown): number | undefined {
  let time = value;
  if (typeof value === 'string') {
    const {contents} = parseDocument(value, {customTags: ['timestamp']});
    const parsed: unknown = isScalar(contents) ? contents.value : undefined;
    const inUtc = Date.parse(`${value}Z`);
    time = parsed instanceof Date ? parsed : new Date(Number.isNaN(inUtc) ? value : inUtc);
  }
  return time instanceof Date && !Number.isNaN(time.getTime()) ? time.getTime() : undefined;
}

/** Reads the day of a date in front matter as YYYY-MM-DD, in UTC; undefined if it is not a date. */
export function readDay(value: unknown): string | undefined {
  const time = parseTime(value);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}

/**
 * Derives a post's slug and day from its front matter and path, as Docusaurus' blog plugin does, and its
 * default title from its path.
 *
 * @param file path in the folder of the blog
 */
export function postAddress(
  file: string,
  fields: Readonly<Record<string, unknown>>,
): {readonly slug: string; readonly date: string | undefined; readonly defaultTitle: string} {
  const {folder = '', date, words = ''} = DATED_NAME.exec(file)?.groups ?? {};
  const path = file.replace(/(?:\/index)?\.mdx?$/, '');
  const nameSlug =
    date === undefined ? `/${path}` : `/${date.replaceAll('-', '/')}/${folder}${words}`;
  const {slug} = fields;
  return {
    slug: (typeof slug === 'string' || typeof slug === 'number' ? String(slug) : nameSlug).replace(
      /(?<=.)\/+$/,
      '',
    ),
    date: readDay(fields['date']) ?? (date && readDay(new Date(`${date}Z`))),
    defaultTitle: date === undefined ? path : words,
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
