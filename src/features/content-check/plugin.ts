import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watchedPaths} from '../../lib/watchedPaths';
import {contentProblems} from './contentProblems';
import {placeholderProblems} from './placeholderProblems';
import {readContent} from './readContent';

/**
 * Stops the build if the content has errors, and logs warnings. Must be listed before the plugins that
 * read posts: `loadContent` then fails before theirs, with all problems in all files at once.
 *
 * @param isStrict true if violations of the style rules (`strictPosts`) also stop the build
 */
export default function contentCheck({siteDir}: LoadContext, isStrict: boolean): Plugin {
  return {
    name: 'content-check',
    getPathsToWatch: () => watchedPaths(siteDir, ['blog/**/*.{md,mdx,yml}']),
    loadContent() {
      const content = readContent(siteDir);
      const {errors, warnings} = contentProblems(siteDir, content, isStrict);
      // The placeholder for the lead of a post is only a warning, because every new post has it at first.
      [...warnings, ...placeholderProblems(content.posts)].forEach((line) => logger.warn(line));
      if (errors.length > 0) {
        throw new Error(`Problems in the blog (${errors.length}):\n${errors.join('\n')}`);
      }
    },
  };
}
