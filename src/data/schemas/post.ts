import * as z from 'zod';
import {nearest} from '../../lib/nearest';
import {POST_KINDS} from '../../lib/postRows';
import {KEY, isoDay} from './fields';

/** Keys that posts may refer to, from the files in `blog/`. */
export interface KnownKeys {
  /** Keys of blog/tags.yml. */
  readonly tags: readonly string[];
  /** Keys of blog/authors.yml. */
  readonly authors: readonly string[];
  /** Keys of blog/series.yml. */
  readonly series: readonly string[];
}

/** Returns a schema for text; `fix` tells the author what to do if the field is missing. */
function text(fix: string) {
  return z.string({
    error: ({input}) =>
      input === undefined || input === null
        ? `is missing; ${fix}`
        : 'must be text; put it in quotes',
  });
}

/**
 * Returns a schema for text whose length has limits.
 *
 * @param noun name of the text in errors, such as `a title`
 */
function textOfLength(noun: string, min: number, max: number) {
  return text(`write ${noun} of ${min} to ${max} characters`)
    .trim()
    .refine((value) => value.length >= min && value.length <= max, {
      error: ({input}) => `has ${String(input).length} characters; it must have ${min} to ${max}`,
    });
}

/** Returns a schema for one of the `keys` in `file`. A key such as `2024` may be a number. */
function keyOf(keys: readonly string[], file: string) {
  const key = z.enum(keys as [string, ...string[]], {
    error: ({input}) => {
      if (input === null) {
        return `is empty; delete it or write a key of ${file}`;
      }
      const guess = typeof input === 'string' ? nearest(input, keys) : undefined;
      const fix = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
      return typeof input === 'object'
        ? `is an object; add it to ${file} and write its key here`
        : `"${String(input)}" is not in ${file}; ${fix}`;
    },
  });
  return z.preprocess((input) => (typeof input === 'number' ? String(input) : input), key);
}

const flag = z.boolean('must be true or false').optional();

/** A field that is not checked here, because Docusaurus checks it. */
const unchecked = z.unknown().optional();

/** Returns a schema for an array of keys; `example` is an array that is shown in errors. */
function keyList(example: string, keys: readonly string[], file: string) {
  return z.array(keyOf(keys, file), {
    error: ({input}) =>
      input === undefined ? `is missing; write ${example}` : `must be a list such as ${example}`,
  });
}

const changeSchema = z.strictObject(
  {
    date: isoDay,
    text: z
      .string('must have a text that says what changed')
      .trim()
      .min(10, 'must say what changed'),
  },
  'must be a change such as {date: 2025-01-31, text: What is new.}',
);

/**
 * Returns the schema of a post's front matter. Without `strictPosts`, issues are ignored if Docusaurus
 * accepts the value or reports the issue itself (see `isSilent` in `features/content-check/checkPosts.ts`).
 */
export function postSchema({tags, authors, series}: KnownKeys) {
  const fields = z.looseObject({
    title: textOfLength('a title', 1, 70),
    description: textOfLength('a description', 50, 160),
    slug: text('write the last part of the address').regex(
      KEY,
      'must consist of lowercase letters, digits and single hyphens, such as a-tiny-mcp-server',
    ),
    date: isoDay,
    authors: keyList(`[${authors[0] ?? 'your-name'}]`, authors, 'blog/authors.yml').min(
      1,
      'must name at least one author',
    ),
    tags: keyList('[one, two, three]', tags, 'blog/tags.yml')
      .refine(({length}) => length >= 3 && length <= 10, {
        error: ({input}) => `has ${(input as unknown[]).length} tags; it must have 3 to 10`,
      })
      .refine((keys) => new Set(keys).size === keys.length, 'names a tag twice; delete one'),
    image: z
      .string('must be text')
      .regex(
        /^(?:\.\/|\/img\/)[\w./-]+\.(?:png|jpe?g|webp|svg)$/,
        'must be a picture beside the post (./pictures/name.png) or in static/img (/img/name.png)',
      )
      .optional(),
    series: keyOf(series, 'blog/series.yml').optional(),
    kind: z.enum(POST_KINDS, 'must be guide, note, link or release').optional(),
    draft: flag,
    unlisted: flag,
    comments: flag,
    written: z
      .int('must be a year such as 2026, without quotes')
      .max(9999, 'must be a year such as 2026')
      .optional(),
    updated: isoDay.optional(),
    changes: z
      .array(changeSchema, 'must be a list such as [{date: 2025-01-31, text: What is new.}]')
      .min(1, 'must list a change; delete the field if there is none')
      .refine((changes) => changes.every(({date}, i) => date >= (changes[i - 1]?.date ?? '')), {
        error: 'must be in order of their dates, oldest first',
      })
      .optional(),
    keywords: unchecked,
    hide_table_of_contents: unchecked,
    toc_min_heading_level: unchecked,
    toc_max_heading_level: unchecked,
    title_meta: unchecked,
    sidebar_label: unchecked,
    last_update: unchecked,
    mdx: unchecked,
  });
  return fields
    .refine(({date, updated}) => updated === undefined || updated >= date, {
      path: ['updated'],
      error: 'must not be before the date of the post',
    })
    .refine(({date, written}) => written === undefined || written >= Number(date.slice(0, 4)), {
      path: ['written'],
      error:
        'must not be before the year of the post’s date; write the year when the post was written',
    })
    .refine(({date, changes = []}) => changes.every((change) => change.date >= date), {
      path: ['changes'],
      error: 'must not contain a day before the date of the post',
    })
    .refine(({updated, changes}) => updated === undefined || changes === undefined, {
      path: ['updated'],
      error: 'duplicates the day of the last change; delete it',
    });
}

/** Fields that may be missing or too short in a draft. */
export const OPTIONAL_IN_DRAFTS: readonly string[] = ['description', 'tags'];
