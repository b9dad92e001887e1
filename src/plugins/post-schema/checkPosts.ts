import path from 'node:path';
import {isoDay} from '../../data/schemas/fields';
import type {KnownKeys} from '../../data/schemas/post';
import {LATER_IN_A_DRAFT, documentedFields, postSchema} from '../../data/schemas/post';
import {nearest} from '../../lib/nearest';
import type {PostFile} from '../../lib/postFile';
import type {TakenAddresses} from './addressProblems';
import {addressProblems} from './addressProblems';

export interface CheckOptions extends KnownKeys, TakenAddresses {
  /** Whether a picture is there, by its path from the root of the repository. */
  readonly exists: (path: string) => boolean;
}

/** One line each: file, field, what is wrong and the mend. */
export interface Findings {
  /** What Docusaurus refuses, or what would break a page. */
  readonly errors: readonly string[];
  /** What is against the site's own style, or goes unheeded. */
  readonly warnings: readonly string[];
}

interface Issue {
  readonly path: PropertyKey[];
  readonly message: string;
  readonly code?: string;
}

const NAME = /^blog\/(\d{4}-\d{2}-\d{2})-[a-z0-9.-]+\.mdx?$/;
const TRUNCATION = /^(?:\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->)[ \t]*$/m;

function withoutCode(body: string): string {
  return body.replace(/^(`{3,}|~{3,}).*?^\1[ \t]*$/gms, '');
}

function nameProblems({file, fields}: PostFile): string[] {
  const [, day] = NAME.exec(file) ?? [];
  const date = fields['date'];
  if (!day) {
    return ['the file must be named YYYY-MM-DD-words.mdx (or .md), in lower case'];
  }
  return isoDay.safeParse(date).success && date !== day
    ? [`date is ${String(date)}, but the file is named ${day}; make them the same`]
    : [];
}

/** A picture that the front matter names and that is not there: the bundler would stop at it. */
function pictureProblems(
  {file, fields: {image}}: PostFile,
  exists: CheckOptions['exists'],
): string[] {
  if (typeof image !== 'string' || !/^\.{0,2}\//.test(image) || image.startsWith('//')) {
    return [];
  }
  const picture = image.startsWith('/')
    ? `static${image}`
    : path.posix.join(path.posix.dirname(file), image);
  return exists(picture)
    ? []
    : [`image ${picture} is not there; add the file or take the field out`];
}

function bodyProblems({file, body}: PostFile): string[] {
  const text = withoutCode(body);
  const marks = text.match(new RegExp(TRUNCATION, 'gm'))?.length ?? 0;
  const mark = file.endsWith('.md') ? '<!-- truncate -->' : '{/* truncate */}';
  return [
    ...(marks === 1 ? [] : [`has ${marks} truncation marks; put one line ${mark} below the lead`]),
    ...(/^# /m.test(text) ? ['has a heading of level 1; the title is that one, use ##'] : []),
  ];
}

function lineOf({path: [field, index], message}: Issue): string {
  const place = index === undefined ? field : `${String(field)}[${String(index)}]`;
  return `${place === undefined ? '' : `${String(place)} `}${message}`;
}

/** Keys of authors that `blog/authors.yml` lacks: Docusaurus knows no other place for them. */
function authorProblems({authors}: PostFile['fields'], known: readonly string[]): string[] {
  const list: unknown[] = Array.isArray(authors) ? authors : [authors];
  return list.flatMap((author, index) => {
    const key =
      typeof author === 'object' && author !== null ? (author as {key?: unknown}).key : author;
    if (typeof key !== 'string' || known.includes(key)) {
      return [];
    }
    const guess = nearest(key, known);
    const mend = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
    const place = Array.isArray(authors) ? `authors[${index}]` : 'authors';
    return [`${place} "${key}" is not in blog/authors.yml; ${mend}`];
  });
}

function houseProblems(post: PostFile, schema: ReturnType<typeof postSchema>): string[] {
  const isDraft = post.fields['draft'] === true;
  return (schema.safeParse(post.fields).error?.issues ?? [])
    .filter(
      ({path: [field], code}) =>
        !(isDraft && LATER_IN_A_DRAFT.includes(String(field)) && code !== 'invalid_value'),
    )
    .map(lineOf);
}

/** Every finding of one post; what is an error is no warning too. */
function checkPost(
  post: PostFile,
  schema: ReturnType<typeof postSchema>,
  {authors, exists}: CheckOptions,
): Findings {
  if (post.problems.length > 0) {
    return {errors: post.problems, warnings: []};
  }
  const issues = documentedFields.safeParse(post.fields).error?.issues ?? [];
  const wrong = new Set(issues.map(({path: [field]}) => String(field)));
  const unknownAuthors = wrong.has('authors') ? [] : authorProblems(post.fields, authors);
  const errors = [
    ...issues.map(lineOf),
    ...unknownAuthors,
    ...(wrong.has('image') ? [] : pictureProblems(post, exists)),
  ];
  const warnings = [
    ...nameProblems(post),
    ...houseProblems(post, schema).filter((line) => !wrong.has(/^\w*/.exec(line)?.[0] ?? '')),
    ...bodyProblems(post),
  ];
  return {errors, warnings: warnings.filter((line) => !errors.includes(line))};
}

/** Every finding of every post. */
export function checkPosts(posts: readonly PostFile[], options: CheckOptions): Findings {
  const schema = postSchema(options);
  const found = posts.map((post) => ({post, findings: checkPost(post, schema, options)}));
  const lines = (kind: keyof Findings) =>
    found.flatMap(({post, findings}) => findings[kind].map((line) => `${post.file}: ${line}`));
  return {
    errors: [...lines('errors'), ...addressProblems(posts, options)],
    warnings: lines('warnings'),
  };
}
