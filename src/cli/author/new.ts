import {existsSync} from 'node:fs';
import path from 'node:path';
import {Command} from 'commander';
import {derivePost} from '../../lib/derivePost';
import {parsePostFile} from '../../lib/postFile';
import {contentProblems} from '../../plugins/post-schema/contentProblems';
import {readContent} from '../../plugins/post-schema/readContent';
import {AuthorError} from './AuthorError';
import {applyChanges} from './applyChanges';
import type {AuthorContext} from './context';
import {formatText} from './formatText';
import {postText} from './new-post/postText';
import {readNewPost} from './new-post/readNewPost';
import type {NewPostOptions} from './new-post/readNewPost';
import {similarTitle} from './new-post/similarTitle';

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
    throw new AuthorError(`${file} already exists; it was not changed.`);
  }
  const owner = content.posts.find((other) => derivePost(other).slug === post.slug);
  if (owner) {
    throw new AuthorError(
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
    throw new AuthorError(['Nothing was written.', ...problems].join('\n'));
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
