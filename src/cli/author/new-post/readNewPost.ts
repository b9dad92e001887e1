import {isoDay} from '../../../data/schemas/fields';
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

function demand(condition: boolean, message: string): void {
  if (!condition) {
    throw new AuthorError(message, 2);
  }
}

/** The words of an argument on one line. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The new post that a command line asks for. Lengths, lists and the form of its address are checked
 * with the file that is made of it.
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
  demand(title !== '', 'The title is empty; write one in quotes');
  const date = options.date ?? today;
  const [dateProblem] = isoDay.safeParse(date).error?.issues ?? [];
  demand(!dateProblem, `--date is "${date}"; it ${dateProblem?.message}, such as ${today}`);
  const tags = [...new Set((options.tags ?? '').split(',').map(line).filter(Boolean))];
  const known = tagLabels(lists.tags);
  tags.forEach((tag) => requireTag(tag, known));
  const slug = options.slug ?? slugOf(title);
  demand(
    slug !== '',
    'The title has no letter from a to z for its address; give one with --slug words-with-hyphens',
  );
  demand(
    !TAKEN.includes(slug),
    `/blog/${slug} is a page of the blog itself; give another address with --slug`,
  );
  const [author] = Object.keys((lists.authors ?? {}) as object);
  if (author === undefined) {
    throw new AuthorError('blog/authors.yml names no author; add one first');
  }
  const description = line(options.description ?? '');
  return {title, description, slug, date, author, tags, series: options.series};
}
