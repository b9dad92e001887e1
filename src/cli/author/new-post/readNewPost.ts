import {isoDay} from '../../../data/schemas/fields';
import {nearest} from '../../../lib/nearest';
import type {Content} from '../../../plugins/post-schema/readContent';
import {AuthorError} from '../AuthorError';
import {requireTag, tagLabels} from '../tagLabels';
import type {NewPost} from './postText';
import {slugOf} from './slugOf';

export interface NewPostOptions {
  readonly tags?: string;
  readonly series?: string;
  readonly description?: string;
  readonly date?: string;
  readonly slug?: string;
  readonly mdx?: boolean;
}

/** Pages of the blog itself, at the addresses where posts are. */
const TAKEN = ['archive', 'authors', 'page', 'tags'];

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

function demand(condition: boolean, message: string): void {
  if (!condition) {
    throw new AuthorError(message, 2);
  }
}

/** The words of an argument on one line. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function readTags(list: string, lists: Content['lists']): string[] {
  const tags = list.split(',').map(line).filter(Boolean);
  const known = tagLabels(lists.tags);
  for (const tag of tags) {
    requireTag(tag, known);
  }
  const unique = [...new Set(tags)];
  demand(unique.length <= 10, `--tags has ${unique.length} tags; a post has 3 to 10`);
  return unique;
}

function readSeries(series: string, lists: Content['lists']): void {
  const known = keysOf(lists.series);
  const guess = nearest(series, known);
  const mend = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
  demand(known.includes(series), `"${series}" is not in blog/series.yml; ${mend}`);
}

/**
 * The new post that a command line asks for.
 *
 * @param today YYYY-MM-DD
 * @throws AuthorError that names the argument and its mend
 */
export function readNewPost(
  rawTitle: string,
  options: NewPostOptions,
  lists: Content['lists'],
  today: string,
): NewPost {
  const title = line(rawTitle);
  demand(title !== '', 'The title is empty; write one of 1 to 70 characters, in quotes');
  demand(title.length <= 70, `The title has ${title.length} characters; it must have 1 to 70`);
  const date = options.date ?? today;
  const [dateProblem] = isoDay.safeParse(date).error?.issues ?? [];
  demand(!dateProblem, `--date is "${date}"; it ${dateProblem?.message}, such as ${today}`);
  const description = line(options.description ?? '');
  const {length} = description;
  demand(
    length === 0 || (length >= 50 && length <= 160),
    `--description has ${length} characters; it must have 50 to 160`,
  );
  const tags = readTags(options.tags ?? '', lists);
  if (options.series !== undefined) {
    readSeries(options.series, lists);
  }
  const slug = options.slug ?? slugOf(title);
  demand(
    slug !== '',
    'The title has no letter from a to z for its address; give one with --slug words-with-hyphens',
  );
  demand(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= 60,
    `--slug is "${slug}"; it must be lower case letters, digits and single hyphens, at most 60`,
  );
  demand(
    !TAKEN.includes(slug),
    `/blog/${slug} is a page of the blog itself; give another address with --slug`,
  );
  const [author] = keysOf(lists.authors);
  if (author === undefined) {
    throw new AuthorError('blog/authors.yml names no author; add one first');
  }
  return {title, description, slug, date, author, tags, series: options.series};
}
