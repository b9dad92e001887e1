import {existsSync} from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import {Command} from 'commander';
import {foldTag} from '../../lib/foldTag';
import {foldText} from '../../lib/foldText';
import {formatText, yamlText} from './format';
import {isoDay} from '../../data/schemas/fields';
import type {Content} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {requireTag, tagLabels} from './tagLabels';
import {slugOf} from './slugOf';
import {derivePost} from '../../lib/derivePost';
import {parsePostFile} from '../../lib/postFile';
import {contentProblems} from '../../plugins/post-schema/contentProblems';
import {readContent} from '../../plugins/post-schema/readContent';
import {applyChanges} from './changes';
import type {AuthorContext} from './context';

/** One edit in so many characters may be a slip. */
const CHARACTERS_AN_EDIT = 8;

function words(title: string): string[] {
  return (foldText(title.replace(/['’]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? []).map(foldTag);
}

/**
 * The post whose title is nearly the same: the same words in any order, without regard to case,
 * accents and plural, or one that differs by a few letters.
 */
export function similarTitle<Post extends {readonly title: string}>(
  title: string,
  posts: readonly Post[],
): Post | undefined {
  const own = words(title);
  const sorted = [...own].sort().join(' ');
  return posts.find((post) => {
    const other = words(post.title);
    const length = Math.min(own.join(' ').length, other.join(' ').length);
    return (
      [...other].sort().join(' ') === sorted ||
      distance(own.join(' '), other.join(' ')) <= Math.floor(length / CHARACTERS_AN_EDIT)
    );
  });
}

interface NewPost {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly series: string | undefined;
}

/**
 * The text of a new post's file.
 *
 * @param isStrict whether it is a draft while its description or three tags are missing
 */
export function postText(post: NewPost, kind: 'md' | 'mdx', isStrict = true): string {
  const isDraft = isStrict && (post.description === '' || post.tags.length < 3);
  const hasDescription = isStrict || post.description !== '';
  const fields = [
    // Quotes of JSON are quotes of YAML.
    `title: ${JSON.stringify(post.title)}`,
    ...(hasDescription ? [`description: ${JSON.stringify(post.description)}`] : []),
    `slug: ${yamlText(post.slug)}`,
    `date: ${post.date}`,
    `authors: [${yamlText(post.author)}]`,
    `tags: [${post.tags.map(yamlText).join(', ')}]`,
    ...(post.series === undefined ? [] : [`series: ${yamlText(post.series)}`]),
    ...(isDraft ? ['draft: true'] : []),
  ];
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  return [
    '---',
    ...fields,
    '---',
    '',
    'Write the lead in place of this line: one or two sentences, shown in lists and feeds.',
    '',
    mark,
    '',
  ].join('\n');
}

interface NewPostOptions {
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
    throw new CommandError(message, 2);
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
 * @throws CommandError that names the argument and its mend
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
    throw new CommandError('blog/authors.yml names no author; add one first');
  }
  const description = line(options.description ?? '');
  return {title, description, slug, date, author, tags, series: options.series};
}

/** `author new "Title"`: a post's file that passes the checks, to be written on. */
export function newCommand(context: AuthorContext): Command {
  return new Command('new')
    .description(
      'Start a post. With strictPosts it is a draft until it has a description and tags.',
    )
    .argument('<title>', 'the headline, in quotes: at most 70 characters')
    .option('--tags <keys>', 'keys of blog/tags.yml: one,two,three')
    .option('--series <key>', 'a key of blog/series.yml')
    .option('--description <text>', 'what lists and cards show: 50 to 160 characters')
    .option('--date <day>', 'the day it appears, YYYY-MM-DD (default: today)')
    .option('--slug <words>', 'the last part of its address (default: from the title)')
    .option('--mdx', 'a .mdx file, which may hold components')
    .action((title: string, options: NewPostOptions) => createPost(context, title, options));
}

async function createPost(
  context: AuthorContext,
  title: string,
  options: NewPostOptions,
): Promise<void> {
  const {root, now, isStrict, print, warn} = context;
  const content = readContent(root);
  const today = new Date(now).toISOString().slice(0, 10);
  const post = readNewPost(title, options, content.lists, today);

  const kind = options.mdx ? 'mdx' : 'md';
  const file = `blog/${post.date}-${post.slug}.${kind}`;
  if (existsSync(path.join(root, file))) {
    throw new CommandError(`${file} already exists; it was not changed.`);
  }
  const owner = content.posts.find((other) => derivePost(other).slug === post.slug);
  if (owner) {
    throw new CommandError(
      `The address /blog/${post.slug} is taken by ${owner.file}; choose another title, or give an address with --slug`,
    );
  }
  const text = postText(post, kind, isStrict);
  // The formatter reads .md, not .mdx; a new file should not be its first complaint.
  const after = kind === 'md' ? await formatText(path.join(root, file), text, 'markdown') : text;
  const posts = [...content.posts, parsePostFile(file, after)];
  const problems = contentProblems(root, {...content, posts}, isStrict).errors.filter((problem) =>
    problem.startsWith(`${file}: `),
  );
  if (problems.length > 0) {
    throw new CommandError(['Nothing was written.', ...problems].join('\n'));
  }
  applyChanges(context, [{file, before: undefined, after}]);

  const titles = content.posts.map((other) => ({
    file: other.file,
    title: derivePost(other).title,
  }));
  const similar = similarTitle(post.title, titles);
  if (similar) {
    warn(`Nearly the same title: "${similar.title}" in ${similar.file}`);
  }
  print(file);
}
