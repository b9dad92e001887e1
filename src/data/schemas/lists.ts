import * as z from 'zod';
import {address} from './post';

const entry = z.strictObject({
  label: z.string('needs a label: the name that readers see').trim().min(1, 'must not be empty'),
  permalink: z
    .string('needs a permalink such as /open-source')
    .regex(/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a slash and kebab-case, such as /open-source'),
  description: z
    .string('needs a description: one line on what the posts are about')
    .min(26, 'must be a line of at least 26 characters')
    .max(160, 'must be a line of at most 160 characters'),
});

/** `blog/tags.yml` as Docusaurus documents it. */
export const documentedTags = z.record(
  z.string(),
  z
    .strictObject(
      {
        label: z.string('must be text').optional(),
        permalink: z.string('must be text').optional(),
        description: z.string('must be text').optional(),
      },
      'must have a label, a permalink or a description, or nothing',
    )
    .nullable(),
  'must be tags by key',
);

/** `blog/authors.yml` as Docusaurus documents it. */
export const documentedAuthors = z.record(
  z.string(),
  z
    .looseObject(
      {
        name: z.string('must be text').min(1, 'must not be empty').optional(),
        title: z.string('must be text').min(1, 'must not be empty').optional(),
        description: z.string('must be text').min(1, 'must not be empty').optional(),
        email: z.string('must be text').min(1, 'must not be empty').optional(),
        url: address.optional(),
        image_url: address.optional(),
        imageURL: address.optional(),
        page: z
          .union(
            [z.boolean(), z.strictObject({permalink: z.string().min(1)})],
            'must be true, false or {permalink: /name}',
          )
          .optional(),
      },
      'must be an author such as {name: Your Name}',
    )
    .refine(({name, image_url: image, imageURL}) => name ?? image ?? imageURL, {
      error: 'needs a name, or an image_url',
      when: ({value}) => typeof value === 'object' && value !== null,
    }),
  'must be authors by key',
);

/** `blog/tags.yml` in this site's own style. */
export const tagsSchema = z.record(
  z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, 'must be kebab-case'),
  entry,
);

/** `blog/series.yml`: series by key. */
export const seriesSchema = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be kebab-case'),
  entry.omit({permalink: true}),
);

const path = z
  .string('must be a path')
  .regex(
    /^\/(?!\/)[^?#\s]*(?: [^?#\s]+)*$/,
    'must be a path from the site’s root, such as /blog/tags/old',
  );

/** `blog/redirects.yml`: old addresses and their new ones. */
export const redirectsSchema = z.array(z.strictObject({from: path, to: path}), 'must be a list');

/** `src/data/synonyms.yml`: words that mean the same, each list with its reason. */
export const synonymsSchema = z.array(
  z.strictObject({
    words: z
      .array(
        z
          .string('must be words')
          .regex(/^\S.*\S$/, 'must be a word or phrase of two letters or more')
          .refine((word) => word === word.toLowerCase(), 'must be in lower case'),
        'needs words: a list of at least two',
      )
      .min(2, 'needs at least two words that mean the same'),
    reason: z
      .string('needs a reason: one line on why they mean the same everywhere')
      .min(10, 'must be a line of at least 10 characters'),
  }),
  'must be a list',
);
