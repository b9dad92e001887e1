import type {Command} from 'commander';
import {contentProblems} from '../../features/content-check/contentProblems';
import {placeholderProblems} from '../../features/content-check/placeholderProblems';
import {questionProblems} from '../../features/content-check/questionProblems';
import {readContent} from '../../features/content-check/readContent';
import {countOf} from '../../lib/numbers';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';
import {redirectProblems} from './redirectProblems';

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
    `${countOf(content.posts.length, 'post')}, no problems found. ` +
      'npm run build also checks links, pictures, plots and components.',
  );
}

/** Adds `author check`, which finds problems in posts and in the lists in `blog/`. */
export function addCheck(program: Command, context: AuthorContext): void {
  program
    .command('check')
    .description(
      'Find problems in front matter, addresses, tags, series, redirects and answers, without a build.',
    )
    .action(() => check(context));
}
