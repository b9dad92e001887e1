import * as z from 'zod';
import {entryId} from './fields';

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

/** Schema of `blog/tags.yml` with `strictPosts`. */
export const tagsSchema = z.record(
  z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, 'must be kebab-case'),
  entry,
);

/** Schema of `blog/series.yml` with `strictPosts`. */
export const seriesSchema = z.record(entryId, entry.omit({permalink: true}));

const path = z
  .string('must be a path')
  .regex(
    /^\/(?!\/)(?!.*\/\.\.?(?:\/|$))[^?#\s]*(?: [^?#\s]+)*$/,
    'must be a path from the site’s root, such as /blog/tags/old',
  );

/** Schema of `blog/redirects.yml`, a list of old addresses with their new addresses. */
export const redirectsSchema = z.array(z.strictObject({from: path, to: path}), 'must be a list');
