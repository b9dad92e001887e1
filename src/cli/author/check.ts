import {join} from 'node:path';
import {Command} from 'commander';
import {contentProblems} from '../../plugins/post-schema/contentProblems';
import {readContent} from '../../plugins/post-schema/readContent';
import {synonymProblems} from '../../plugins/text-index/readSynonyms';
import {AuthorError} from './AuthorError';
import type {AuthorContext} from './context';

/** `author check`: every problem of the posts and their lists at once. */
export function checkCommand({root, print}: AuthorContext): Command {
  return new Command('check')
    .description(
      'Check the front matter of every post, and the lists of tags, series, redirects and synonyms.',
    )
    .action(() => {
      const content = readContent(root);
      const problems = [
        ...contentProblems(root, content),
        ...synonymProblems(join(root, 'src', 'data', 'synonyms.yml')),
      ];
      if (problems.length > 0) {
        throw new AuthorError(
          `The blog has ${problems.length} problem(s):\n${problems.join('\n')}`,
        );
      }
      print(`${content.posts.length} posts, all as they should be.`);
    });
}
