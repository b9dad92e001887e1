import {Command} from 'commander';
import {readOwner} from '../../config/readOwner';
import {derivePost, postPermalink} from '../../lib/derivePost';
import {formatDate, isScheduled} from '../../lib/dates';
import {countOf} from '../../lib/numbers';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {dayArgument} from './arguments';
import type {AuthorContext} from './context';
import {oneLine} from './format';

interface Options {
  readonly since: string;
  readonly until?: string;
}

/** A line of plain text that Markdown shows as it is. */
function plain(text: string): string {
  return oneLine(text).replace(/[\\`*_[\]<>&~|]/g, String.raw`\$&`);
}

function run({root, environment, now, print}: AuthorContext, options: Options): void {
  const {since, until = new Date(now).toISOString().slice(0, 10)} = options;
  if (until < since) {
    throw new CommandError(`--until ${until} lies before --since ${since}.`, 2);
  }
  const {siteTitle, url, baseUrl} = readOwner(environment);
  const origin = url.replace(/\/$/, '');
  const posts = readContent(root)
    .posts.filter(({fields: {draft, unlisted}}) => draft !== true && unlisted !== true)
    .map(derivePost)
    .flatMap(({date = '', ...post}) =>
      date >= since && date <= until && !isScheduled(date, now) ? [{...post, date}] : [],
    )
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));
  if (posts.length === 0) {
    throw new CommandError(`No post appeared from ${since} to ${until}.`);
  }
  const entries = posts.map((post) => {
    const link = `## [${plain(post.title)}](<${origin}${postPermalink(post, baseUrl)}>)`;
    return [link, formatDate(post.date), plain(post.description)].filter(Boolean).join('\n\n');
  });
  const site = plain(siteTitle);
  print(
    [
      `# ${site}: ${countOf(posts.length, 'new post')}`,
      ...entries,
      '---',
      `You get this because you subscribed to [${site}](<${origin}${baseUrl}>).`,
    ].join('\n\n'),
  );
}

/** `author digest`: the posts of some days as a newsletter in Markdown. */
export function digestCommand(context: AuthorContext): Command {
  return new Command('digest')
    .requiredOption('--since <YYYY-MM-DD>', 'the first day', dayArgument)
    .option('--until <YYYY-MM-DD>', 'the last day (default: today)', dayArgument)
    .addHelpText(
      'after',
      '\nThe addresses are those of SITE_URL and BASE_URL, else of the owner file.',
    )
    .action((options: Options) => run(context, options));
}
