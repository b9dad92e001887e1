import path from 'node:path';
import {NON_POST_FOLDERS, datedName, dateParts, fillIn} from './rules.js';

/** A source file of the old site that generates the pages of several posts. */
interface Route {
  readonly file: string;
  /** Path of its pages, with a parameter: `[slug]`, or `[...slug]` if the value may contain slashes. */
  readonly path: string;
}

/**
 * Finds the dynamic routes of posts.
 *
 * @param pattern matches the file of a route; its group is the path of the pages
 */
export function routesIn(files: readonly string[], pattern: RegExp): Route[] {
  return files.flatMap((file) => {
    const [, name = ''] = pattern.exec(file) ?? [];
    const isDynamic = name.includes('[') && !/\.\w+$/.test(name);
    return isDynamic && !NON_POST_FOLDERS.test(name) ? [{file, path: name}] : [];
  });
}

/** Fills in the parameters of a route; undefined if one has no known value. */
export function fillRoute(route: string, slug: string, date?: string): string | undefined {
  const base = path.posix.basename(slug);
  // In a route with a date, such as `[year]/[month]/[slug]`, the slug has no date.
  const {day = date, words} = /\[year\]/.test(route) ? datedName(base) : {words: base};
  const name = slug.replace(/[^/]*$/, words);
  // Without dots, a parameter cannot contain slashes.
  const segment = name.includes('/') ? undefined : name;
  const names = 'slug id path post entry name permalink'.split(' ');
  return fillIn(route, /\[((?:\.{3})?\w+)\]/g, {
    ...dateParts(day),
    ...Object.fromEntries(names.map((each) => [each, segment])),
    ...Object.fromEntries(names.map((each) => [`...${each}`, name])),
  });
}
