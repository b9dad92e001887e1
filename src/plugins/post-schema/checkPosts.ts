import {isoDay} from '../../data/schemas/fields';
import type {KnownKeys} from '../../data/schemas/post';
import {LATER_IN_A_DRAFT, postSchema} from '../../data/schemas/post';
import type {PostFile} from '../../lib/postFile';

export interface CheckOptions extends KnownKeys {
  /** Whether a picture is there, by its path from the root of the repository. */
  readonly exists: (path: string) => boolean;
}

const NAME = /^blog\/(\d{4}-\d{2}-\d{2})-[a-z0-9.-]+\.mdx?$/;
const TRUNCATION = /^(?:\{\/\* truncate \*\/\}|<!-- truncate -->)[ \t]*$/m;

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

function picturePath(image: unknown): string | undefined {
  if (typeof image !== 'string' || !/^\.?\//.test(image)) {
    return undefined;
  }
  return image.startsWith('./') ? `blog/${image.slice(2)}` : `static${image}`;
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

function fieldProblems(post: PostFile, schema: ReturnType<typeof postSchema>): string[] {
  const result = schema.safeParse(post.fields);
  if (result.success) {
    return [];
  }
  const isDraft = post.fields['draft'] === true;
  return result.error.issues
    .filter(
      ({path: [field], code}) =>
        !(isDraft && LATER_IN_A_DRAFT.includes(String(field)) && code !== 'invalid_value'),
    )
    .map(({path, message}) => {
      const [field, index] = path;
      const place = index === undefined ? field : `${String(field)}[${String(index)}]`;
      return `${place === undefined ? '' : `${String(place)} `}${message}`;
    });
}

function duplicateSlugs(posts: readonly PostFile[]): string[] {
  const first = new Map<unknown, string>();
  return posts.flatMap(({file, fields: {slug}}) => {
    const other = first.get(slug);
    if (typeof slug !== 'string' || other === undefined) {
      first.set(slug, file);
      return [];
    }
    return [`${file}: slug "${slug}" is already that of ${other}; choose another`];
  });
}

/** Every problem of every post, one line each: file, field, what is wrong and the mend. */
export function checkPosts(posts: readonly PostFile[], options: CheckOptions): string[] {
  const schema = postSchema(options);
  const problems = posts.flatMap((post) => {
    if (post.problems.length > 0) {
      return post.problems.map((problem) => `${post.file}: ${problem}`);
    }
    const picture = picturePath(post.fields['image']);
    return [
      ...nameProblems(post),
      ...fieldProblems(post, schema),
      ...(picture === undefined || options.exists(picture)
        ? []
        : [`image ${picture} is not there; add the file or take the field out`]),
      ...bodyProblems(post),
    ].map((problem) => `${post.file}: ${problem}`);
  });
  return [...problems, ...duplicateSlugs(posts)];
}
