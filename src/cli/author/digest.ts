import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Command} from 'commander';
import {readOwner} from '../../config/readOwner';
import {isoDay} from '../../data/schemas/fields';
import {derivePost, postPermalink} from '../../lib/derivePost';
import {isScheduled} from '../../lib/isScheduled';
import {contentProblems} from '../../plugins/post-schema/contentProblems';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';
import {UNSUBSCRIBE, digestHtml, digestText, digestTitle} from './digest/letter';
import type {Digest, DigestPost} from './digest/letter';

interface Options {
  readonly since: string;
  readonly until?: string;
  readonly out: string;
  readonly force?: true;
}

function day(option: string, value: string): string {
  const result = isoDay.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new CommandError(
      `${option} is "${value}"; it ${issue?.message ?? 'must be YYYY-MM-DD'}.`,
      2,
    );
  }
  return value;
}

/** The posts that readers can see and that appeared in these days, the newest first. */
function findPosts(
  {root, now, isStrict}: AuthorContext,
  since: string,
  until: string,
): DigestPost[] {
  const content = readContent(root);
  const posts = content.posts
    .filter(({fields: {draft, unlisted}}) => draft !== true && unlisted !== true)
    .flatMap((post) => {
      const {title, description, slug, date} = derivePost(post);
      const words = {title: title.trim(), description: description.trim(), slug};
      return date === undefined ? [] : [{file: post.file, date, ...words}];
    })
    .filter(({date}) => date >= since && date <= until && !isScheduled(date, now))
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));
  if (posts.length === 0) {
    throw new CommandError(`No post appeared from ${since} to ${until}. Nothing was written.`);
  }
  const files = new Set(posts.map(({file}) => file));
  const problems = contentProblems(root, content, isStrict).errors.filter((problem) =>
    files.has(problem.slice(0, problem.indexOf(':'))),
  );
  if (problems.length > 0) {
    throw new CommandError(
      `The digest would name posts that have problems:\n${problems.join('\n')}`,
    );
  }
  return posts;
}

/** Makes sure that nothing stands where the files shall go. */
function checkTargets(folder: string, files: readonly string[], force: boolean): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new CommandError(`${folder} is not a folder; give another with --out.`);
  }
  const there = files.filter((file) => existsSync(file));
  if (there.length > 0 && !force) {
    throw new CommandError(
      `Already there: ${there.join(', ')}. Give another folder with --out, or overwrite with --force.`,
    );
  }
}

function run(context: AuthorContext, options: Options): void {
  const since = day('--since', options.since);
  const until = day('--until', options.until ?? new Date(context.now).toISOString().slice(0, 10));
  if (until < since) {
    throw new CommandError(`--until ${until} lies before --since ${since}.`, 2);
  }
  const {siteTitle, url, baseUrl} = readOwner(context.environment);
  const home = `${url.replace(/\/$/, '')}${baseUrl}`;
  const digest: Digest = {
    siteTitle,
    home,
    linkTo: (post) => url.replace(/\/$/, '') + postPermalink(post, baseUrl),
    posts: findPosts(context, since, until),
  };
  const folder = path.resolve(context.root, options.out);
  const files = {
    [path.join(folder, 'digest.html')]: digestHtml(digest),
    [path.join(folder, 'digest.txt')]: digestText(digest),
  };
  checkTargets(folder, Object.keys(files), options.force === true);
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries(files)) {
    // Without --force a file that appeared meanwhile, or a link set in its place, is left alone.
    writeFileSync(file, text, {flag: options.force ? 'w' : 'wx'});
  }
  context.print(digestTitle(digest));
  for (const file of Object.keys(files)) {
    context.print(file);
  }
}

/** `author digest`: the newest posts as a newsletter, in HTML and in plain text. */
export function digestCommand(context: AuthorContext): Command {
  return new Command('digest')
    .description('Write a newsletter of the posts since a day: digest.html and digest.txt.')
    .requiredOption('--since <YYYY-MM-DD>', 'the first day')
    .option('--until <YYYY-MM-DD>', 'the last day (default: today)')
    .option('--out <folder>', 'where the files go', path.join(tmpdir(), 'digest'))
    .option('--force', 'overwrite the files of an earlier digest')
    .addHelpText(
      'after',
      `\nThe addresses are those of SITE_URL and BASE_URL, else of src/data/owner.ts.\nBoth files end in ${UNSUBSCRIBE}: put your provider's own line there.`,
    )
    .action((options: Options) => run(context, options));
}
