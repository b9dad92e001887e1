import {join} from 'node:path';
import {Command} from 'commander';
import {contentProblems} from '../../plugins/post-schema/contentProblems';
import {readContent} from '../../plugins/post-schema/readContent';
import {synonymProblems} from '../../plugins/text-index/readSynonyms';
import {countOf} from '../../lib/numbers';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';
import {goneReferences} from './goneReferences';

/** `author check`: every finding of the posts and their lists at once. */
export function checkCommand({root, isStrict, print, warn}: AuthorContext): Command {
  return new Command('check')
    .description(
      'Check the front matter of every post, the lists of tags, series, redirects and synonyms, and that nothing refers to a post that is gone.',
    )
    .action(() => {
      const content = readContent(root);
      const {errors: problems, warnings} = contentProblems(root, content, isStrict);
      const errors = [
        ...problems,
        ...synonymProblems(join(root, 'src', 'data', 'synonyms.yml')),
        ...goneReferences(root, content),
      ];
      for (const warning of warnings) {
        warn(`warning: ${warning}`);
      }
      if (errors.length > 0) {
        throw new CommandError(`The blog has ${errors.length} problem(s):\n${errors.join('\n')}`);
      }
      const count = countOf(content.posts.length, 'post');
      print(
        warnings.length === 0
          ? `${count}, no problems found.`
          : `${count} that the build takes; ${warnings.length} warning(s) of style above.`,
      );
    });
}
