import path from 'node:path';
import {fieldName, isoDay} from '../../data/schemas/fields';
import type {KnownKeys} from '../../data/schemas/post';
import {OPTIONAL_IN_DRAFTS, postSchema} from '../../data/schemas/post';
import {nearest} from '../../lib/nearest';
import {fieldLine, isDraft} from '../../lib/postFile';
import type {PostFile} from '../../lib/postFile';
import {decodeAddress, hasHost} from '../../lib/siteLinks';
import {addressProblems, indexProblems} from './addressProblems';
import type {TagsAndAuthors} from './addressProblems';
import {controlCharacterProblems} from './controlCharacters';
import {docusaurusIssues} from './docusaurusIssues';

interface CheckOptions extends KnownKeys, TagsAndAuthors {
  /** True if a file exists, by its path from the root of the repository. */
  readonly exists: (path: string) => boolean;
  /** True to check the style rules (`strictPosts`) too. */
  readonly isStrict?: boolean;
}

/** Messages of the form `file:line: problem; how to fix it`. */
export interface Findings {
  /** Findings that always stop the build. */
  readonly errors: readonly string[];
  /**
   * Findings that stop the build only with `strictPosts`: fields without effect, missing pictures,
   * control characters, addresses that end in `index`, violated style rules.
   */
  readonly warnings: readonly string[];
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
}

type Schema = ReturnType<typeof postSchema>;

const FILE_NAME = /^blog\/(\d{4}-\d{2}-\d{2})-[a-z0-9.-]+\.mdx?$/;

function nameIssues({file, fields}: PostFile): Issue[] {
  const [, day] = FILE_NAME.exec(file) ?? [];
  const date = fields['date'];
  if (!day) {
    const message = 'the file must be named YYYY-MM-DD-words.mdx (or .md), in lower case';
    return [{path: [], message}];
  }
  const {success, data} = isoDay.safeParse(date);
  return success && data !== day
    ? [{path: ['date'], message: `is ${data}, but the file is named ${day}; make them the same`}]
    : [];
}

/** Reports the field `image`, the picture in link previews, if its file is missing. */
function pictureIssues({file, fields: {image}}: PostFile, exists: CheckOptions['exists']): Issue[] {
  if (typeof image !== 'string' || hasHost(image)) {
    return [];
  }
  // The bundler does not decode relative paths. In paths of static files, the last replacement decodes
  // escapes that `decodeAddress` leaves, such as `%23`.
  const picture = image.startsWith('./')
    ? path.posix.join(path.posix.dirname(file), image.replace(/\?.*$/, ''))
    : path.posix.join(
        'static',
        decodeAddress(image.replace(/[?#].*$/, '')).replace(/%[2-4][\dA-F]/gi, decodeURIComponent),
      );
  const fix = /^[./]/.test(image)
    ? 'add the file or delete the field'
    : `write "./${image}" for a file beside the post`;
  return exists(picture) ? [] : [{path: ['image'], message: `${picture} does not exist; ${fix}`}];
}

/** Formats an issue, such as `blog/a.md:3: authors[0] must be …`. */
function explain(post: PostFile, {path, message}: Issue): string {
  return `${post.file}:${fieldLine(post, path)}: ${`${fieldName(path)} ${message}`.trim()}`;
}

/** Fields that only this site uses. Docusaurus does not validate them. */
const SITE_FIELDS = ['series', 'kind', 'written', 'updated', 'changes', 'comments'];

/** Fields that Docusaurus reads, but that are not allowed in strict blogs. */
const DOCUSAURUS_FIELDS = [
  'id',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
];

/**
 * Finds unknown fields that are probably misspelled, because Docusaurus ignores them silently. In
 * strict blogs, finds all unknown fields.
 */
function unknownFields({fields}: PostFile, schema: Schema, isStrict: boolean): Issue[] {
  const schemaFields = Object.keys(schema.shape);
  const allowed = isStrict ? schemaFields : [...schemaFields, ...DOCUSAURUS_FIELDS];
  return Object.keys(fields)
    .filter((key) => !allowed.includes(key))
    .flatMap((key) => {
      const guess = nearest(key, schemaFields);
      const fix = guess === undefined ? 'delete it' : `did you mean "${guess}"?`;
      return guess !== undefined || isStrict
        ? [{path: [key], message: `is not a field of a post; ${fix}`}]
        : [];
    });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * True for an issue that Docusaurus does not report, although the field does not do what the author
 * meant.
 */
function isSilent({fields}: PostFile, {path: [field, index]}: Issue, tags: readonly string[]) {
  if (field === 'date') {
    // Docusaurus takes 2026-02-30 for 2 March, so the post may be scheduled for a later day.
    const {date} = fields;
    return typeof date === 'string' && DAY.test(date);
  }
  if (field === 'tags' && typeof index === 'number') {
    // Docusaurus accepts an unknown tag as a new one, so it is reported only if it resembles a known one.
    // Short tags such as `go` and `ai` are similar by chance.
    const tag = (fields['tags'] as readonly unknown[])[index];
    return typeof tag === 'string' && tag.length > 3 && nearest(tag, tags) !== undefined;
  }
  return SITE_FIELDS.includes(String(field));
}

/**
 * Checks a post against the schema. Skips what Docusaurus reports or allows, unless the blog is strict,
 * and fields that a draft may still lack.
 */
function schemaIssues(
  post: PostFile,
  schema: Schema,
  {tags, isStrict = false}: CheckOptions,
): Issue[] {
  const issues = schema.safeParse(post.fields).error?.issues ?? [];
  const optional = isDraft(post) ? OPTIONAL_IN_DRAFTS : [];
  return issues
    .filter((issue) => isStrict || isSilent(post, issue, tags))
    .filter(
      ({path: [field], code}) =>
        // Even in a draft, a value such as an unknown tag is a problem.
        code === 'invalid_value' || !optional.includes(String(field)),
    );
}

/** Start of a text with front matter that is not read, because the first line of the file is not `---`. */
const UNREAD_FIELDS =
  /^\s*(?:[-—+]{1,4}[ \t]*\n\s*)?(?:title|description|slug|date|authors?|tags|draft)[ \t]*[:=]/;

function checkPost(post: PostFile, schema: Schema, options: CheckOptions): string[] {
  const {exists, isStrict = false} = options;
  const issues = schemaIssues(post, schema, options);
  const isValid = (field: string) => !issues.some(({path: [invalid]}) => invalid === field);
  return [
    ...(isStrict ? nameIssues(post) : []),
    ...(isValid('image') ? pictureIssues(post, exists) : []),
    ...issues,
    ...unknownFields(post, schema, isStrict),
    ...(post.head === '' && UNREAD_FIELDS.test(post.body)
      ? [{path: [], message: 'the front matter is not read; the first line must be exactly ---'}]
      : []),
  ].map((issue) => explain(post, issue));
}

export function checkPosts(posts: readonly PostFile[], options: CheckOptions): Findings {
  const schema = postSchema(options);
  const readable = posts.filter(({problems}) => problems.length === 0);
  // In strict blogs, the schema reports the same values.
  const refused = options.isStrict
    ? []
    : readable.flatMap((post) =>
        docusaurusIssues(post, options.authors).map((issue) => explain(post, issue)),
      );
  return {
    errors: [
      ...posts.flatMap(({problems}) => problems),
      ...refused,
      ...addressProblems(readable, options),
    ],
    warnings: [
      ...readable.flatMap((post) => [
        ...checkPost(post, schema, options),
        ...controlCharacterProblems(post),
      ]),
      ...indexProblems(readable),
    ],
  };
}
