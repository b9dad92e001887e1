import * as z from 'zod';
import {readDay} from '../../lib/derivePost';
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

/** A value that Docusaurus turns into text. */
const textual = z.union([z.string(), z.number()], 'must be text; put it in quotes');
const filled = z.union(
  [z.string().min(1, 'must not be empty'), z.number()],
  'must be text, and not empty',
);
const flagLike = z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false');
const level = z.int('must be a number from 2 to 6').min(2).max(6);

const tag = z.union(
  [textual, z.looseObject({label: textual, permalink: textual})],
  'must be a tag, or {label: …, permalink: …}',
);

const author = z.union(
  [
    z.string(),
    z
      .looseObject({
        key: z.string().optional(),
        name: z.string().optional(),
        image_url: z.string().optional(),
        imageURL: z.string().optional(),
      })
      .refine(({key, name, image_url: image, imageURL}) => key ?? name ?? image ?? imageURL),
  ],
  'must be a key of blog/authors.yml, or an author with a name',
);

const day = z
  .unknown()
  .refine((value) => readDay(value) !== undefined, 'must be a day: YYYY-MM-DD');

/**
 * What Docusaurus documents of a post's front matter, in words that say how to mend it. Every field
 * may be missing, and fields it does not know pass: the blog plugin judges in the same way.
 */
export const documentedFields = z.looseObject({
  id: filled.optional(),
  title: textual.optional(),
  title_meta: textual.optional(),
  sidebar_label: textual.optional(),
  description: textual.optional(),
  slug: filled.optional(),
  date: day.optional(),
  tags: z.array(tag, 'must be a list such as [one, two]').optional(),
  authors: z.union([author, z.array(author)], 'must be authors such as [founder]').optional(),
  author: filled.optional(),
  author_title: filled.optional(),
  author_url: textual.optional(),
  author_image_url: textual.optional(),
  image: textual.optional(),
  keywords: z.array(textual, 'must be a list such as [one, two]').optional(),
  hide_table_of_contents: flagLike.optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  draft: flagLike.optional(),
  unlisted: flagLike.optional(),
  last_update: z
    .looseObject(
      {date: day.optional(), author: textual.optional()},
      'must have a date or an author: {date: 2025-01-31}',
    )
    .optional(),
  mdx: z.looseObject({format: z.enum(['md', 'mdx', 'detect']).optional()}).optional(),
});

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
    });
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
 * The front matter of a post as this site's own style has it, stricter than `documentedFields`: what
 * it finds are warnings, or errors where the owner file says `strictPosts`. A draft may still lack its tags and its description, so that it can
 * be written in any order.
 */
export function postSchema({tags, authors, series}: KnownKeys) {
  const fields = z.strictObject(
    {
      title: between('a title', 1, 70),
      description: between('one', 50, 160),
      slug: text('write the last part of the address').regex(
        /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/,
        'must be lower case letters, digits and single hyphens, such as a-tiny-mcp-server',
      ),
      date: isoDay,
      authors: list('[founder]', authors, 'blog/authors.yml').min(
        1,
        'must name at least one author',
      ),
      tags: list('[one, two, three]', tags, 'blog/tags.yml')
        .refine(({length}) => length >= 3 && length <= 10, {
          error: ({input}) => `has ${(input as unknown[]).length} tags; it must have 3 to 10`,
        })
        .refine(isUnique, 'names a tag twice'),
      image: z
        .string('must be text')
        .regex(
          /^(?:\.\/|\/img\/)[\w./-]+\.(?:png|jpe?g|webp|svg)$/,
          'must be a picture beside the post (./pictures/name.png) or in static/img (/img/name.png)',
        )
        .optional(),
      series: known(series, 'blog/series.yml').optional(),
      draft: flag(),
      unlisted: flag(),
      updated: isoDay.optional(),
      changes: z
        .array(changeSchema, 'must be a list such as [{date: 2025-01-31, text: What is new.}]')
        .min(1, 'must name a change; take it out where there is none')
        .refine((changes) => changes.every(({date}, at) => date >= (changes[at - 1]?.date ?? '')), {
          error: 'must be in the order of their days',
        })
        .optional(),
      keywords: z.array(z.string()).optional(),
      hide_table_of_contents: flag(),
      toc_min_heading_level: z.int().optional(),
      toc_max_heading_level: z.int().optional(),
      title_meta: z.string().optional(),
      sidebar_label: z.string().optional(),
      last_update: z
        .looseObject({date: z.string().optional(), author: z.string().optional()})
        .optional(),
      mdx: z.looseObject({}).optional(),
    },
    {
      error: (issue) => {
        if (issue.code !== 'unrecognized_keys') {
          return undefined;
        }
        return (issue.keys as string[])
          .map((key) => {
            const guess = nearest(key, Object.keys(fields.shape));
            return `"${key}" is not a field of a post; ${guess ? `did you mean "${guess}"?` : 'take it out'}`;
          })
          .join('; ');
      },
    },
  );
  return fields
    .refine(({date, updated}) => updated === undefined || updated >= date, {
      path: ['updated'],
      error: 'must not lie before date',
    })
    .refine(({date, changes = []}) => changes.every((change) => change.date >= date), {
      path: ['changes'],
      error: 'must not lie before date',
    })
    .refine(({updated, changes}) => updated === undefined || changes === undefined, {
      path: ['updated'],
      error: 'is the day of the last change already; take it out',
    });
}

/** Fields that a draft may still lack or have too short. */
export const LATER_IN_A_DRAFT: readonly string[] = ['description', 'tags'];
