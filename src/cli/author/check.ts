import type {Command} from 'commander';
import {contentProblems} from '../../features/content-check/contentProblems';
import {placeholderProblems} from '../../features/content-check/placeholderProblems';
import {readContent} from '../../features/content-check/readContent';
import {countOf} from '../../lib/numbers';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';

function check({root, isStrict, print, warn}: AuthorContext): void {
  const content = readContent(root);
  const {errors: buildErrors, warnings} = contentProblems(root, content, isStrict);
  const errors = [...buildErrors, ...placeholderProblems(content.posts)];
  if (warnings.length > 0) {
    const count = countOf(warnings.length, 'warning');
    warn([`${count} that would not stop the build:`, ...warnings].join('\n'));
  }
  if (errors.length > 0) {
    throw new CommandError([`${countOf(errors.length, 'problem')}:`, ...errors].join('\n'));
  }
  print(
    `${countOf(content.posts.length, 'post')}, no problems found. ` +
      'Links, pictures and components are checked by npm run build.',
  );
}

/** Adds `author check`, which finds problems in front matter, addresses and the blog's lists. */
export function addCheck(program: Command, context: AuthorContext): void {
  program
    .command('check')
    .description('Find problems in front matter, addresses and lists, without a build.')
    .action(() => check(context));
}
