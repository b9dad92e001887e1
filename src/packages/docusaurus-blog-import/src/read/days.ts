import {readDay} from '../docusaurus/postAddress.js';

/** Days as engines write them, with or without leading zeros: 2015-1-23, 2015/01/23, 23.1.2015, 20150123. */
const WRITTEN_DAYS = [
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})(?!\d)/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/,
  // Digits only, as in file names of note-taking apps; a time may follow.
  /^(?<year>(?:19|20)\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-2]\d|3[01])(?:T?\d{4}(?:\d\d)?)?Z?$/,
];

/** Matches a year or a month, such as 2020, 2020-05 and May 2020. */
const WITHOUT_DAY =
  /^(?:(?:jan|january|feb|february|mar|march|apr|april|may|june?|july?|aug|august|sept?|september|oct|october|nov|november|dec|december)\.?,? )?(?:19[7-9]|20\d)\d(?:-\d{1,2})?$/i;

/** Returns the day in the path of a file as YYYY-MM-DD, even if that day does not exist. */
export function dayInPath(source: string): string | undefined {
  const [, year, , month = '', day] =
    /(?<!\d)(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?=[-_/.])/.exec(source) ?? [];
  return day && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Reads a date as YYYY-MM-DD; undefined if there is no such day. A date in one of `WRITTEN_DAYS`
 * is the day as written, without regard to time zones; other dates are converted to UTC.
 *
 * @param source path whose day has priority over a year or a month, which stands for its first day
 */
export function dayOf(written: string, source = ''): string | undefined {
  // Simplifies 2015年1月23日, 2015_01_23 and January 23rd.
  const text = written
    .replace(/(?<=\d)\s?[年月년월_]\s?(?=\d)/g, '-')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, '');
  const {
    year,
    month = '',
    day = '',
  } = WRITTEN_DAYS.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  if (year !== undefined) {
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    // Days such as 0000-00-00 and 2020-02-31 do not exist.
    return readDay(iso) === iso ? iso : undefined;
  }
  // Seconds or milliseconds since 1970.
  if (/^\d{9,13}$/.test(text)) {
    return readDay(new Date(Number(text) * (text.length > 10 ? 1 : 1000)));
  }
  const parsed = readDay(text) ?? readDay(new Date(text));
  // `Date` reads February 31 as March 3, so the day of the month must be one of the numbers in the text,
  // unless a time (`:`) may have moved it to another day in UTC.
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  if (WITHOUT_DAY.test(text)) {
    return dayOf(dayInPath(source) ?? '') ?? parsed;
  }
  return text.includes(':') || numbers.includes(Number(parsed?.slice(8))) ? parsed : undefined;
}
