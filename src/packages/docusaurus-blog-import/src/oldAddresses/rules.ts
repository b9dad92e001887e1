import path from 'node:path';
import type {ExportedPost, Fields} from '../read/exportedPost.js';
import {fieldsIn} from '../read/exportedPost.js';
import {parseToml, parseYaml} from '../read/frontMatter.js';
import {textOf} from '../text.js';

/** Facts that determine the address of a post on its old site. */
export interface OldPost extends Pick<ExportedPost, 'source' | 'exportFile' | 'fields'> {
  /** Front matter that the post inherits from its folders. */
  readonly inherited?: Fields;
  /** YYYY-MM-DD; undefined for pages, and if neither the front matter nor the path of the file has a date. */
  readonly date: string | undefined;
}

/** An address on the old site, and the rule that led to it. */
export interface OldAddress {
  readonly path: string;
  /** Description for the report, such as `permalinks in hugo.toml: posts = /:year/:slug/`. */
  readonly rule: string;
  /** Host of the address, if the front matter names one. */
  readonly host?: string | undefined;
}

/** Rules for the addresses of the old site, as far as its files show them. */
export interface OldSite {
  /** Address of the site, from its configuration. */
  readonly url?: URL | undefined;
  /** Path in front of all addresses and aliases. */
  readonly base?: string | undefined;
  /** Returns the address of a post; undefined if the rule for this post is unknown. */
  readonly addressOf: (post: OldPost) => OldAddress | undefined;
  /** Returns the address of an alias in the front matter. If the alias is a full URL, so is the path. */
  readonly aliasOf: (alias: string, post: OldPost) => OldAddress;
}

/** Rules for the addresses of one engine. Paths of files are relative to the folder of the site. */
export interface EngineRules extends Pick<OldSite, 'url' | 'base'> {
  /** True if aliases without a leading slash are relative to the folder in the post's address. */
  readonly hasRelativeAliases?: boolean;
  /**
   * Returns the address of a post without the base path. If the address is unknown, the result or its
   * `path` is undefined.
   */
  readonly addressOf: (
    post: OldPost,
  ) => {readonly path: string | undefined; readonly rule: string} | undefined;
}

export interface OldFiles {
  /** Paths, outer folders first. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

/** Matches paths in folders such as `tags`, whose pages are not posts but may have the name of a post. */
export const NON_POST_FOLDERS =
  /(?:^|\/)(?:tags?|categor(?:y|ies)|authors?|topics?|series|page|docs|feed|api|og)\//i;

type Values = Readonly<Record<string, string | undefined>>;

/** Reads a data file in TOML, YAML or JSON. */
export function readData(file: string, {read}: OldFiles): Fields {
  const text = read(file);
  return fieldsIn(file.endsWith('.toml') ? parseToml(text) : parseYaml(text));
}

/** Reads a data file; returns {} if it is not valid, because the old engine could not read it either. */
export function validData(file: string, exported: OldFiles): Fields {
  try {
    return readData(file, exported);
  } catch {
    return {};
  }
}

/** Reads a configuration file, with its top-level keys in lower case. */
export function readConfig(file: string, exported: OldFiles): Fields {
  return lowerCaseFields(readData(file, exported));
}

/** Reads a setting such as `base: '/blog'` in a JavaScript or TypeScript configuration. */
export function settingOf(code: string, name: string): string | undefined {
  // The value may be a default, as in `process.env.URL || 'https://a.example'`.
  const start = String.raw`(?<![@$\w-])(["']?)${name}\1\s*:\s*(?:[\w.]+\s*(?:\|\||\?\?)\s*)?`;
  return new RegExp(`${start}(["'\`])([^"'\`$]*)\\2`).exec(code)?.[3];
}

/** Returns an object with its keys in lower case; an empty one for other values. */
export function lowerCaseFields(value: unknown): Fields {
  const entries = Object.entries(fieldsIn(value));
  return Object.fromEntries(entries.map(([key, each]) => [key.toLowerCase(), each]));
}

/** Parses a web address; undefined for other values. */
export function urlOf(value: unknown): URL | undefined {
  const text = textOf(value) ?? '';
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/** Returns the path of a file without its extension, and without `index` at its end. */
export function routeOf(file: string): string {
  return file.replace(/\.\w+$/, '').replace(/(?:^|\/)_?index$/, '');
}

/** Returns the path of a file relative to a folder; undefined for a file outside. */
export function pathBelow(folder: string, file: string): string | undefined {
  const relative = path.posix.relative(folder, file);
  return relative.startsWith('../') || relative === '' ? undefined : relative;
}

/** Splits a name such as `2020-1-2-words` into its day (YYYY-MM-DD), if any, and its words. */
export function datedName(name: string): {readonly day?: string; readonly words: string} {
  const [, year, month = '', day = '', words = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})[-_](.+)$/.exec(name) ?? [];
  return year === undefined
    ? {words: name}
    : {day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, words};
}

/** Returns parts of a date (YYYY-MM-DD), keyed by their names in Hugo, Jekyll, Astro and Ghost. */
export function dateParts(date: string | undefined): Values {
  if (date === undefined) {
    return {};
  }
  const time = new Date(`${date}T12:00:00Z`);
  const [year = '', month = '', day = ''] = date.split('-');
  const nameOf = (part: 'month' | 'weekday', length: 'long' | 'short') =>
    time.toLocaleDateString('en-US', {timeZone: 'UTC', [part]: length});
  const dayOfYear = (each: Date) =>
    Math.floor((each.getTime() - Date.UTC(each.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  const weekday = time.getUTCDay();
  // A week belongs to the year of its Thursday.
  const thursday = new Date(time.getTime() + (4 - (weekday || 7)) * 86_400_000);
  const numbers = {short_year: year.slice(2), i_month: `${Number(month)}`, i_day: `${Number(day)}`};
  const months = {short_month: nameOf('month', 'short'), long_month: nameOf('month', 'long')};
  const days = {short_day: nameOf('weekday', 'short'), long_day: nameOf('weekday', 'long')};
  return {
    year,
    month,
    day,
    ...numbers,
    ...months,
    ...days,
    w_year: `${thursday.getUTCFullYear()}`,
    w_day: `${weekday || 7}`,
    week: `${Math.ceil(dayOfYear(thursday) / 7)}`.padStart(2, '0'),
    y_day: `${dayOfYear(time)}`.padStart(3, '0'),
    monthname: months.long_month,
    weekdayname: days.long_day,
    weekday: `${weekday}`,
    yearday: `${dayOfYear(time)}`,
    // Hugo also reads Go's names of the parts, which are those of 2 January 2006.
    2006: year,
    '06': numbers.short_year,
    '01': month,
    1: numbers.i_month,
    '02': day,
    2: numbers.i_day,
    Jan: months.short_month,
    January: months.long_month,
    Mon: days.short_day,
    Monday: days.long_day,
  };
}

/**
 * Fills in the variables of a template; undefined if a variable has no value.
 *
 * @param pattern matches a variable; its group is the variable's name
 */
export function fillIn(template: string, pattern: RegExp, values: Values): string | undefined {
  let isKnown = true;
  const filled = template.replace(pattern, (whole, name: string) => {
    isKnown &&= values[name] !== undefined;
    return values[name] ?? whole;
  });
  return isKnown ? filled : undefined;
}

/** Fills in variables such as `:year`. A name does not end in an underscore: `:year_:title` has two variables. */
export function fillColons(template: string, values: Values): string | undefined {
  return fillIn(template, /:(\w*[^_\W])/g, values);
}
