import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import {parse as parseYaml} from 'yaml';
import type {Fields} from '../read/exportedPost.js';
import {isFields} from '../read/exportedPost.js';

/** Facts that decide the address of a post on its old site. */
export interface OldPost {
  /** Path of its file in the export; `file#name` within an export that is one file. */
  readonly source: string;
  /** Front matter as the old site had it. */
  readonly fields: Fields;
  /** Front matter that its folder gives it. */
  readonly inherited?: Fields;
  /** YYYY-MM-DD; undefined if neither front matter nor the name of the file has a day. */
  readonly date: string | undefined;
}

/** An address on the old site, and the rule that gave it. */
export interface OldAddress {
  readonly path: string;
  /** Such as `permalinks in hugo.toml: posts = /:year/:slug/`. */
  readonly rule: string;
  /** Host, where the post gives its whole address. */
  readonly host?: string;
}

/** The old site as far as its files say how it made addresses. */
export interface OldSite {
  /** Address of the site, from its configuration. */
  readonly url?: URL | undefined;
  /** Undefined if the site's rule is unknown for this post. */
  readonly addressOf: (post: OldPost) => OldAddress | undefined;
  /** The address that an alias in the front matter means; a path from the root by default. */
  readonly aliasOf?: (alias: string, post: OldPost) => string;
}

/** Files of an export. */
export interface OldFiles {
  /** Paths, those of outer folders first. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Reads a configuration in TOML, YAML or JSON, with the names of its first level in lower case.
 *
 * @throws Error if it cannot be read
 */
export function readConfig(file: string, {read}: OldFiles): Fields {
  const text = read(file);
  const value: unknown = file.endsWith('.toml') ? parseToml(text) : parseYaml(text);
  return isFields(value) ? lowerKeys(value) : {};
}

/** Reads a setting such as `base: '/blog'` in a configuration that is code. */
export function settingOf(code: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*:\\s*(["'\`])([^"'\`$]*)\\1`).exec(code)?.[2];
}

export function lowerKeys(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]),
  );
}

/** The text of a field; undefined for a list, a map or nothing. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export function urlOf(value: unknown): URL | undefined {
  const text = textOf(value) ?? '';
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/** A path that starts with one slash and has no double slashes. */
export function joined(...parts: readonly string[]): string {
  return `/${parts.join('/')}`.replace(/(?:\/\.?(?=\/))+/g, '');
}

/** Returns an address for its rule, if its parts are known. */
export function found(address: string | undefined, rule: string): OldAddress | undefined {
  return address === undefined ? undefined : {path: address, rule};
}

/** Path of a file without its ending, and without `index` at its end. */
export function routeOf(file: string): string {
  return file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '');
}

/** The path below a folder; undefined for a file elsewhere. */
export function below(folder: string, file: string): string | undefined {
  const rest = path.posix.relative(folder, file);
  return rest.startsWith('../') || rest === '' ? undefined : rest;
}

/** The day that a name begins with, and the rest of the name. */
export function datedName(name: string): {readonly day?: string; readonly words: string} {
  const [, year, month = '', day = '', words = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})[-_](.+)$/.exec(name) ?? [];
  return year === undefined
    ? {words: name}
    : {day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, words};
}

/** Parts of a day (YYYY-MM-DD) by the names that Hugo, Jekyll, Astro and Ghost have for them. */
export function dateParts(date: string | undefined): Values {
  if (date === undefined) {
    return {};
  }
  const time = new Date(`${date}T12:00:00Z`);
  const [year = '', month = '', day = ''] = date.split('-');
  const named = (options: Intl.DateTimeFormatOptions) =>
    time.toLocaleDateString('en-US', {timeZone: 'UTC', ...options});
  const dayOfYear = (of: Date) =>
    Math.floor((of.getTime() - Date.UTC(of.getUTCFullYear(), 0)) / 86_400_000) + 1;
  const weekday = time.getUTCDay();
  // The week of a day is that of its Thursday.
  const thursday = new Date(time.getTime() + (4 - (weekday || 7)) * 86_400_000);
  const [long, short] = [named({weekday: 'long'}), named({weekday: 'short'})];
  return {
    ...{year, month, day},
    ...{monthname: named({month: 'long'}), weekday: String(weekday), weekdayname: long},
    ...{yearday: String(dayOfYear(time)), y_day: String(dayOfYear(time)).padStart(3, '0')},
    ...{short_year: year.slice(2), i_month: String(Number(month)), i_day: String(Number(day))},
    ...{short_month: named({month: 'short'}), long_month: named({month: 'long'})},
    ...{short_day: short, long_day: long, w_day: String(weekday || 7)},
    w_year: String(thursday.getUTCFullYear()),
    week: String(Math.ceil(dayOfYear(thursday) / 7)).padStart(2, '0'),
  };
}

/**
 * Fills in the names of a template; undefined if a name has no value.
 *
 * @param pattern of a name, which is its last group
 */
export function fillIn(template: string, pattern: RegExp, values: Values): string | undefined {
  let isKnown = true;
  const filled = template.replace(pattern, (whole, ...groups: (string | number)[]) => {
    const name = String(groups.filter((group) => typeof group === 'string').at(-2));
    isKnown &&= values[name] !== undefined;
    return values[name] ?? whole;
  });
  return isKnown ? filled : undefined;
}

/** Fills in `:name` with the longest name that has a value, as Hugo and Jekyll do. */
export function fillColons(template: string, values: Values): string | undefined {
  const names = Object.keys(values).sort((one, other) => other.length - one.length);
  return fillIn(template, new RegExp(`:(${names.join('|')}|[a-z_0-9]+)`, 'gi'), values);
}
