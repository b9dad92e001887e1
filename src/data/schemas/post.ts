import * as z from 'zod';
import {nearest} from '../../lib/nearest';
import {isoDay} from './fields';

/** The keys that posts may name, each from its file in `blog/`. */
export interface KnownKeys {
  /** Of blog/tags.yml. */
  readonly tags: readonly string[];
  /** Of blog/authors.yml. */
  readonly authors: readonly string[];
  /** Of blog/series.yml. */
  readonly series: readonly string[];
}

const FIELDS = {
  title: 'The headline: at most 70 characters.',
  description: 'What lists, search engines and cards show: 50 to 160 characters.',
  slug: 'The last part of the address, in lower case: words-with-hyphens.',
  date: 'The day it appears, YYYY-MM-DD. A later day keeps it out of the site until then.',
  authors: 'Keys of blog/authors.yml.',
  tags: 'Three to ten keys of blog/tags.yml.',
  image: 'A hand-made picture instead of the drawn ones: ./pictures/name.png beside the posts.',
  series: 'A key of blog/series.yml, when the post is a part of a series.',
  draft: 'true keeps it out of the site; `npm run dev` shows it.',
  unlisted: 'true gives it a page but no place in lists, feeds, search and sitemap.',
  updated: 'The day of its last real change, YYYY-MM-DD.',
};

function text(mend: string) {
  return z.string({
    error: ({input}) =>
      input === undefined || input === null
        ? `is missing; ${mend}`
        : 'must be text; put it in quotes',
  });
}

function between(field: string, least: number, most: number) {
  return text(`write ${field} of ${least} to ${most} characters`)
    .trim()
    .refine((value) => value.length >= least && value.length <= most, {
      error: ({input}) =>
        `has ${String(input).length} characters; it must have ${least} to ${most}`,
    })
    .meta({minLength: least, maxLength: most});
}

function known(keys: readonly string[], file: string) {
  return z.enum(keys as [string, ...string[]], {
    error: ({input}) => {
      const guess = typeof input === 'string' ? nearest(input, keys) : undefined;
      const mend = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
      return `"${String(input)}" is not in ${file}; ${mend}`;
    },
  });
}

function flag() {
  return z.boolean('must be true or false').optional();
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

function list(what: string, keys: readonly string[], file: string) {
  return z.array(known(keys, file), {
    error: ({input}) =>
      input === undefined ? `is missing; write ${what}` : `must be a list such as ${what}`,
  });
}

/**
 * The front matter of a post. A draft may still lack its tags and its description, so that it can
 * be written in any order.
 */
export function postSchema({tags, authors, series}: KnownKeys) {
  const fields = z.strictObject(
    {
      title: between('a title', 1, 70).describe(FIELDS.title),
      description: between('one', 50, 160).describe(FIELDS.description),
      slug: text('write the last part of the address')
        .regex(
          /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/,
          'must be lower case letters, digits and single hyphens, such as a-tiny-mcp-server',
        )
        .describe(FIELDS.slug),
      date: isoDay.describe(FIELDS.date),
      authors: list('[founder]', authors, 'blog/authors.yml')
        .min(1, 'must name at least one author')
        .describe(FIELDS.authors),
      tags: list('[one, two, three]', tags, 'blog/tags.yml')
        .refine(({length}) => length >= 3 && length <= 10, {
          error: ({input}) => `has ${(input as unknown[]).length} tags; it must have 3 to 10`,
        })
        .refine(isUnique, 'names a tag twice')
        .meta({minItems: 3, maxItems: 10, uniqueItems: true})
        .describe(FIELDS.tags),
      image: z
        .string('must be text')
        .regex(
          /^(?:\.\/|\/img\/)[\w./-]+\.(?:png|jpe?g|webp|svg)$/,
          'must be a picture beside the post (./pictures/name.png) or in static/img (/img/name.png)',
        )
        .optional()
        .describe(FIELDS.image),
      series: known(series, 'blog/series.yml').optional().describe(FIELDS.series),
      draft: flag().describe(FIELDS.draft),
      unlisted: flag().describe(FIELDS.unlisted),
      updated: isoDay.optional().describe(FIELDS.updated),
    },
    {
      error: (issue) => {
        if (issue.code !== 'unrecognized_keys') {
          return undefined;
        }
        return (issue.keys as string[])
          .map((key) => {
            const guess = nearest(key, Object.keys(FIELDS));
            return `"${key}" is no field of a post; ${guess ? `did you mean "${guess}"?` : 'take it out'}`;
          })
          .join('; ');
      },
    },
  );
  return fields.refine(({date, updated}) => updated === undefined || updated >= date, {
    path: ['updated'],
    error: 'must not lie before date',
  });
}

/** Fields that a draft may still lack or have too short. */
export const LATER_IN_A_DRAFT: readonly string[] = ['description', 'tags'];
