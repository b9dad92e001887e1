import type {Command} from 'commander';
import {redirectsSchema} from '../../data/schemas/lists';
import {addressOf, blogAddresses} from '../../features/content-check/addressProblems';
import {contentProblems} from '../../features/content-check/contentProblems';
import {placeholderProblems} from '../../features/content-check/placeholderProblems';
import {questionProblems} from '../../features/content-check/questionProblems';
import {readContent} from '../../features/content-check/readContent';
import type {Content} from '../../features/content-check/readContent';
import {planRedirects} from '../../features/old-addresses/planRedirects';
import {readTagsFile} from '../../lib/derivePost';
import {countOf} from '../../lib/numbers';
import {isDraft} from '../../lib/postFile';
import {yamlLine} from '../../lib/yamlLine';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';

/**
 * Returns a message for each redirect that the build would leave out because it leads to no page of the
 * blog, starts at a post, or contradicts another redirect. Pages outside `/blog` are known only to the
 * build, so redirects to them are not checked.
 */
function redirectProblems({posts, lists, sources}: Content): string[] {
  const redirects = redirectsSchema.safeParse(lists.redirects).data ?? [];
  const published = posts.filter((post) => !isDraft(post) && post.problems.length === 0);
  const postAddresses = new Set(published.map(addressOf));
  const pages = [
    ...blogAddresses(published, {
      tagsFile: readTagsFile(lists.tags),
      authors: Object.keys(lists.authors ?? {}),
    }),
    ...redirects.map(({to}) => to).filter((to) => !to.startsWith('/blog/')),
  ];
  const source = sources['blog/redirects.yml'] ?? '';
  return planRedirects(
    redirects.map((redirect, index) => ({...redirect, line: yamlLine(source, [index]) ?? 1})),
    pages,
    (file) => file.endsWith('.html') && postAddresses.has(file.replace(/(?:\/index)?\.html$/, '')),
  ).problems;
}

async function check({root, isStrict, markdown, print, warn}: AuthorContext): Promise<void> {
  const content = readContent(root);
  const findings = contentProblems(root, content, isStrict);
  const redirects = redirectProblems(content);
  const warnings = [...findings.warnings, ...(isStrict ? [] : redirects)];
  const errors = [
    ...findings.errors,
    ...(isStrict ? redirects : []),
    ...placeholderProblems(content.posts),
    ...(await questionProblems(root, content.posts, markdown)),
  ];
  if (warnings.length > 0) {
    const count = countOf(warnings.length, 'warning');
    warn([`${count} that would not stop the build:`, ...warnings].join('\n'));
  }
  if (errors.length > 0) {
    throw new CommandError([`${countOf(errors.length, 'problem')}:`, ...errors].join('\n'));
  }
  print(
    `${countOf(content.posts.length, 'post')}, no errors found. ` +
      'npm run build also checks links, pictures, plots and components.',
  );
}

/** Adds `author check`, which finds problems in posts and in the lists in `blog/`. */
export function addCheck(program: Command, context: AuthorContext): void {
  program
    .command('check')
    .description(
      'Find problems in front matter, addresses, tags, series, redirects and questions, without a build.',
    )
    .action(() => check(context));
}
