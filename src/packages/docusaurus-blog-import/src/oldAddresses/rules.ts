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

/**
 * Configuration in TOML, YAML or JSON, with the names of its first level in lower case.
 *
 * @throws Error if it cannot be read
 */
export function readConfig(file: string, {read}: OldFiles): Fields {
  const text = read(file);
  const value: unknown = file.endsWith('.toml') ? parseToml(text) : parseYaml(text);
  return isFields(value) ? lowerKeys(value) : {};
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

/** Fills in `:name` with the longest name that has a value; undefined if a name has no value. */
export function fillIn(
  template: string,
  valueOf: (name: string) => string | undefined,
): string | undefined {
  let isKnown = true;
  const filled = template.replace(/:([a-z_0-9]+)/gi, (whole, name: string) => {
    for (let end = name.length; end > 0; end = name.lastIndexOf('_', end - 1)) {
      const value = valueOf(name.slice(0, end));
      if (value !== undefined) {
        return value + name.slice(end);
      }
    }
    isKnown = false;
    return whole;
  });
  return isKnown ? filled : undefined;
}
