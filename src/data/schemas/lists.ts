import * as z from 'zod';
import {decodeAddress} from '../../lib/siteLinks';
import {KEY, entryId} from './fields';

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
export const tagsSchema = z.record(z.string().regex(KEY, 'must be kebab-case'), entry);

const text = z.string('must be text; put it in quotes').min(1, 'must not be empty').optional();

/** Schema of `blog/tags.yml` without `strictPosts`: everything that Docusaurus accepts. */
export const docusaurusTagsSchema = z.record(
  z.string(),
  z
    .strictObject(
      {label: text, permalink: text, description: text},
      'must be a tag: {label: Notes}',
    )
    .nullable(),
  'must list tags such as "notes: {label: Notes}"',
);

/** Schema of `blog/authors.yml`: everything that Docusaurus accepts; other fields are not checked. */
export const authorsSchema = z.record(
  z.string(),
  z
    .looseObject(
      {name: text, title: text, description: text},
      'must be an author: {name: Ada Quill}',
    )
    .refine(
      (author) => ['name', 'image_url', 'imageURL'].some((field) => field in author),
      'has no name; add one',
    ),
  'must list authors such as "ada: {name: Ada Quill}"',
);

/** Schema of `blog/series.yml` with `strictPosts`. */
export const seriesSchema = z.record(entryId, entry.omit({permalink: true}));

const PATH_ERROR = 'must be a path from the site’s root, such as /blog/tags/old';

const path = z
  .string('must be a path')
  .regex(/^\/(?!\/)[^?#\s]*(?: [^?#\s]+)*$/, PATH_ERROR)
  // A redirect is a file with the decoded name, which must be inside the build's folder.
  .refine((value) => !/[\\\p{Cc}]|\/\.\.?(?:\/|$)/u.test(decodeAddress(value)), {
    error: PATH_ERROR,
    when: ({issues}) => issues.length === 0,
  });

/** Schema of `blog/redirects.yml`, a list of old addresses with their new addresses. */
export const redirectsSchema = z.array(
  z.strictObject({from: path, to: path}, 'must be a redirect such as {from: /old, to: /blog/new}'),
  'must be a list of redirects such as "- {from: /old, to: /blog/new}"',
);
