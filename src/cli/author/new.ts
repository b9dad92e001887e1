import {existsSync} from 'node:fs';
import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import type {Command} from 'commander';
import {Document, isSeq} from 'yaml';
import {parsePostFile} from '../../lib/postFile';
import {contentProblems} from '../../features/content-check/contentProblems';
import {PLACEHOLDER} from '../../features/content-check/placeholderProblems';
import {readContent} from '../../features/content-check/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {parseDay} from './arguments';
import {applyChanges} from 'docusaurus-blog-import/files';
import type {AuthorContext} from './context';
import {formatText, oneLine} from './format';
import {knownTags, labelsOf, requireKeys} from './listKeys';

/** Maximum length of a file name in bytes, in the usual file systems. */
const MAX_NAME = 255;

interface Options {
  readonly tags?: string;
  readonly series?: string;
  readonly description?: string;
  readonly date?: string;
  readonly slug?: string;
  readonly mdx?: boolean;
}

/** @param exitCode 2 for wrong usage, 1 if the content of the site prevents the command */
function refuseIf(condition: boolean, message: string, exitCode: 1 | 2 = 2): void {
  if (condition) {
    throw new CommandError(message, exitCode);
  }
}

/**
 * Returns the text of a new post's file.
 *
 * @param fields front matter; undefined fields are left out
 */
function postText(fields: Readonly<Record<string, unknown>>, format: 'md' | 'mdx'): string {
  // Written as YAML 1.1, which Docusaurus' parser reads, so that ambiguous strings are quoted.
  const head = new Document(fields, {version: '1.1', keepUndefined: false});
  for (const list of [head.get('authors'), head.get('tags')]) {
    if (isSeq(list)) {
      list.flow = true;
    }
  }
  return `---
${head.toString({lineWidth: 0, flowCollectionPadding: false, singleQuote: true})}---

${PLACEHOLDER}

${format === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->'}
`;
}

async function createPost(context: AuthorContext, rawTitle: string, options: Options) {
  const {root, now, isStrict, print} = context;
  const content = readContent(root);
  const title = oneLine(rawTitle);
  refuseIf(title === '', 'The title is empty; write one in quotes');
  const {date = new Date(now).toISOString().slice(0, 10)} = options;
  const tags = [...new Set((options.tags ?? '').split(',').map(oneLine).filter(Boolean))];
  requireKeys(tags, labelsOf(knownTags(content)), 'blog/tags.yml');
  const series = options.series === undefined ? [] : [options.series];
  requireKeys(series, labelsOf(content.lists.series), 'blog/series.yml');
  const slug = options.slug ?? slugify(title);
  refuseIf(slug === '', 'Can’t derive a slug from this title; give one with --slug a-few-words');
  const [author] = Object.keys((content.lists.authors ?? {}) as object);
  refuseIf(isStrict && author === undefined, 'blog/authors.yml names no author; add one first', 1);
  const words = slug.split('/').filter(Boolean).join('-');
  const file = `blog/${date}-${words}.${options.mdx ? 'mdx' : 'md'}`;
  refuseIf(
    Buffer.byteLength(path.basename(file)) > MAX_NAME,
    'The name of the file would be too long; give a shorter one with --slug a-few-words',
  );
  refuseIf(
    existsSync(path.join(root, file)),
    `${file} already exists and was not changed. Give the new post another title or --slug`,
    1,
  );
  const description = oneLine(options.description ?? '');
  const text = postText(
    {
      title,
      // With strictPosts, a missing description is left empty, for the author to fill in.
      description: isStrict ? description : description || undefined,
      slug,
      date: new Date(date),
      authors: author === undefined ? undefined : [author],
      tags,
      series: options.series,
      draft: (isStrict && (description === '' || tags.length < 3)) || undefined,
    },
    options.mdx ? 'mdx' : 'md',
  );
  // Only .md files are formatted, because `npm run check:format` skips .mdx files.
  const after = options.mdx ? text : await formatText(path.join(root, file), text);
  const posts = [...content.posts, parsePostFile(file, after)];
  const problems = contentProblems(root, {...content, posts}, isStrict).errors.filter((problem) =>
    problem.startsWith(`${file}:`),
  );
  refuseIf(problems.length > 0, ['Nothing was written.', ...problems].join('\n'), 1);
  applyChanges(context, [{file, before: undefined, after}]);
  print(file);
}

/** Adds `author new "Title"`, which creates the file of a post, with a placeholder for its text. */
export function addNew(program: Command, context: AuthorContext): void {
  program
    .command('new')
    .description(
      'Start a post. With strictPosts, it starts as a draft, unless you give a description and three tags.',
    )
    .argument('<title>', 'the headline, in quotes; with strictPosts, at most 70 characters')
    .option('--tags <keys>', 'keys of blog/tags.yml, or tags of other posts: one,two,three')
    .option('--series <key>', 'a key of blog/series.yml')
    .option(
      '--description <text>',
      'summary for lists and cards; with strictPosts, 50 to 160 characters',
    )
    .option('--date <day>', 'publication date, YYYY-MM-DD (default: today)', parseDay)
    .option('--slug <words>', 'last part of the address (default: from the title)')
    .option('--mdx', 'create a .mdx file, which may contain components')
    .action((title: string, options: Options) => createPost(context, title, options));
}
