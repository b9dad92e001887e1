import path from 'node:path';
import {isoDay} from '../../data/schemas/fields';
import type {KnownKeys} from '../../data/schemas/post';
import {LATER_IN_A_DRAFT, documentedFields, postSchema} from '../../data/schemas/post';
import {nearest} from '../../lib/nearest';
import type {PostFile} from '../../lib/postFile';
import type {TakenAddresses} from './addressProblems';
import {addressProblems} from './addressProblems';
import {fieldLine} from '../../lib/postFile';

export interface CheckOptions extends KnownKeys, TakenAddresses {
  /** True if a file exists, by its path from the root of the repository. */
  readonly exists: (path: string) => boolean;
  /** True if the style rules of `strictPosts` are checked too. */
  readonly isStrict?: boolean;
}

/** Lines of the form `file:line: what is wrong; how to fix it`. */
export interface Findings {
  /** Findings that stop the build. */
  readonly errors: readonly string[];
  /** Fields that are ignored, things that are broken on a page, and violations of style rules. */
  readonly warnings: readonly string[];
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
}

interface Schemas {
  readonly documented: ReturnType<typeof documentedFields>;
  readonly style: ReturnType<typeof postSchema>;
}

const NAME = /^blog\/(\d{4}-\d{2}-\d{2})-[a-z0-9.-]+\.mdx?$/;
const TRUNCATION = /^(?:\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->)[ \t]*$/m;

function finding({file}: PostFile, line: number, text: string): string {
  return `${file}:${line}: ${text}`;
}

function withoutCode(body: string): string {
  return body.replace(/^(`{3,}|~{3,}).*?^\1[ \t]*$/gms, '');
}

function nameIssues({file, fields}: PostFile): Issue[] {
  const [, day] = NAME.exec(file) ?? [];
  const date = fields['date'];
  if (!day) {
    const message = 'the file must be named YYYY-MM-DD-words.mdx (or .md), in lower case';
    return [{path: [], message}];
  }
  const message = `is ${String(date)}, but the file is named ${day}; make them the same`;
  return isoDay.safeParse(date).success && date !== day ? [{path: ['date'], message}] : [];
}

/** Finds missing pictures. One beside the post stops the bundler; one in `static/` is not shown. */
function pictureIssues(
  {file, fields: {image}}: PostFile,
  exists: CheckOptions['exists'],
): (Issue & {readonly isError: boolean})[] {
  if (typeof image !== 'string' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(image)) {
    return [];
  }
  const isError = image.startsWith('./');
  const picture = image.startsWith('/')
    ? `static${image}`
    : path.posix.join(path.posix.dirname(file), image);
  if (!exists(picture)) {
    const message = `${picture} does not exist; add the file or delete the field`;
    return [{path: ['image'], message, isError}];
  }
  const message = `"${image}" is not taken from beside the post; write "./${image}"`;
  return isError || image.startsWith('/') ? [] : [{path: ['image'], message, isError}];
}

function bodyProblems(post: PostFile): string[] {
  const text = withoutCode(post.body);
  const marks = text.match(new RegExp(TRUNCATION, 'gm'))?.length ?? 0;
  const mark = post.file.endsWith('.md') ? '<!-- truncate -->' : '{/* truncate */}';
  const title = /^# /m.exec(post.body)?.index ?? 0;
  const titleLine = post.linesAbove + post.body.slice(0, title).split('\n').length;
  return [
    ...(marks === 1
      ? []
      : [
          finding(
            post,
            post.linesAbove + 1,
            `has ${marks} truncation marks; put one line ${mark} below the lead`,
          ),
        ]),
    ...(/^# /m.test(text)
      ? [finding(post, titleLine, 'has a heading of level 1; the title is that one, use ##')]
      : []),
  ];
}

/** Formats the issue of a field, such as `authors[0] must be …`, with its line. */
function explain(post: PostFile, {path, message}: Issue): string {
  const place = path
    .map((part, depth) =>
      typeof part === 'number' ? `[${part}]` : `${depth > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
  return finding(post, fieldLine(post, path), place === '' ? message : `${place} ${message}`);
}

/** Finds author keys that are not in `blog/authors.yml`. */
function authorIssues({authors}: PostFile['fields'], known: readonly string[]): Issue[] {
  const list: unknown[] = Array.isArray(authors) ? authors : [authors];
  return list.flatMap((author, index) => {
    const key =
      typeof author === 'object' && author !== null ? (author as {key?: unknown}).key : author;
    if (typeof key !== 'string' || known.includes(key)) {
      return [];
    }
    const guess = nearest(key, known);
    const fix = guess
      ? `did you mean "${guess}"?`
      : `add it there, or write ${known[0] === undefined ? `{name: ${key}}` : `"${known[0]}"`}`;
    const path = Array.isArray(authors) ? ['authors', index] : ['authors'];
    return [{path, message: `"${key}" is not in blog/authors.yml; ${fix}`}];
  });
}

/** Fields that only this application uses; Docusaurus does not validate them. */
const OWN_FIELDS = ['series', 'updated', 'changes'];

/** Finds misspelled fields, which Docusaurus ignores silently; in strict blogs all unknown fields. */
function unknownFields(
  {fields}: PostFile,
  {documented, style}: Schemas,
  isStrict: boolean,
): Issue[] {
  const own = Object.keys(style.shape);
  const known = isStrict ? own : [...own, ...Object.keys(documented.shape)];
  return Object.keys(fields)
    .filter((key) => !known.includes(key))
    .flatMap((key) => {
      const guess = nearest(key, own);
      const fix = guess === undefined ? 'delete it' : `did you mean "${guess}"?`;
      return guess !== undefined || isStrict
        ? [{path: [key], message: `is not a field of a post; ${fix}`}]
        : [];
    });
}

function styleIssues(post: PostFile, style: Schemas['style'], isStrict: boolean): Issue[] {
  const isDraft = post.fields['draft'] === true;
  return (style.safeParse(post.fields).error?.issues ?? []).filter(
    ({path: [field], code}) =>
      (isStrict || OWN_FIELDS.includes(String(field))) &&
      !(isDraft && LATER_IN_A_DRAFT.includes(String(field)) && code !== 'invalid_value'),
  );
}

/** Returns the findings of one post. An error is not repeated as a warning. */
function checkPost(
  post: PostFile,
  schemas: Schemas,
  {authors, exists, isStrict = false}: CheckOptions,
): Findings {
  if (post.problems.length > 0) {
    return {errors: post.problems, warnings: []};
  }
  const refused = schemas.documented.safeParse(post.fields).error?.issues ?? [];
  const wrong = new Set(refused.map(({path: [field]}) => field));
  const pictures = wrong.has('image') ? [] : pictureIssues(post, exists);
  const unknownAuthors = wrong.has('authors') ? [] : authorIssues(post.fields, authors);
  const errors = [...refused, ...unknownAuthors, ...pictures.filter(({isError}) => isError)];
  const named = new Set(errors.map(({path}) => path.join('.')));
  const style = styleIssues(post, schemas.style, isStrict).filter(
    ({path}) => !wrong.has(path[0] ?? '') && !named.has(path.join('.')),
  );
  const warnings = [
    ...(isStrict ? nameIssues(post) : []),
    ...pictures.filter(({isError}) => !isError),
    ...style,
    ...unknownFields(post, schemas, isStrict),
  ];
  return {
    errors: errors.map((issue) => explain(post, issue)),
    warnings: [
      ...warnings.map((issue) => explain(post, issue)),
      ...(isStrict ? bodyProblems(post) : []),
    ],
  };
}

/** Returns the findings of all posts. */
export function checkPosts(posts: readonly PostFile[], options: CheckOptions): Findings {
  const schemas = {documented: documentedFields(options.authors), style: postSchema(options)};
  const found = posts.map((post) => checkPost(post, schemas, options));
  return {
    errors: [...found.flatMap(({errors}) => errors), ...addressProblems(posts, options)],
    warnings: found.flatMap(({warnings}) => warnings),
  };
}
