import {parseTime} from 'docusaurus-blog-import/markdown';
import * as z from 'zod';
import {nearest} from '../../lib/nearest';
import type {PostFile} from '../../lib/postFile';

const text = z.union([z.string(), z.number()], 'must be text; put it in quotes').nullish();

const flag = z
  .union([z.boolean(), z.literal(['true', 'false'])], 'must be true or false')
  .nullish();

const tag = z.union(
  [
    z.string().min(1, 'must not be empty'),
    z.number(),
    z.looseObject({label: z.union([z.string(), z.number()]), permalink: z.string()}),
  ],
  'must be text, or an object with a label and a permalink',
);

const schema = z.looseObject({
  title: text,
  description: text,
  slug: text,
  draft: flag,
  unlisted: flag,
  date: z
    .unknown()
    .refine(
      (value) => value === undefined || parseTime(value) !== undefined,
      'must be a date such as 2026-01-31',
    )
    .optional(),
  tags: z
    .array(tag, 'must be a list such as [one, two]; delete the field if there are none')
    .optional(),
});

/**
 * Matches a text that is valid inside a JavaScript string. Docusaurus writes front matter as JavaScript
 * without escaping its backslashes.
 */
const BUNDLED_TEXT =
  /^(?:[^\\]|\\(?:[^\dux]|0(?!\d)|u[\da-fA-F]{4}|u\{[\da-fA-F]{1,5}\}|x[\da-fA-F]{2}))*$/;

/** Returns the paths of texts that stop the bundler because of a backslash. */
function backslashPaths(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') {
    return BUNDLED_TEXT.test(value) ? [] : [[...path]];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    backslashPaths(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns the keys of authors in front matter, each with its path. */
function authorKeys(authors: unknown) {
  const items = Array.isArray(authors) ? (authors as unknown[]) : [authors];
  return items.flatMap((item, index) => {
    const key = typeof item === 'object' && item !== null ? (item as {key?: unknown}).key : item;
    const path = Array.isArray(authors) ? ['authors', index] : ['authors'];
    const isKey = (typeof key === 'string' && key !== '') || typeof key === 'number';
    return isKey ? [{key: String(key), path}] : [];
  });
}

/**
 * Finds common mistakes in front matter that stop Docusaurus' blog plugin, so that they are reported with
 * their line and without a build. Accepts everything that Docusaurus accepts.
 *
 * @param authors keys of `blog/authors.yml`
 */
export function docusaurusIssues({fields}: PostFile, authors: readonly string[]) {
  const unknownAuthors = authorKeys(fields['authors']).filter(({key}) => !authors.includes(key));
  return [
    ...(schema.safeParse(fields).error?.issues ?? []),
    ...backslashPaths(fields).map((path) => ({
      path,
      message: 'has a backslash that Docusaurus cannot bundle; delete it or write a slash',
    })),
    ...unknownAuthors.map(({key, path}) => {
      const guess = nearest(key, authors);
      const fix = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
      return {path, message: `"${key}" is not in blog/authors.yml; ${fix}`};
    }),
  ];
}
