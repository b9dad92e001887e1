import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watchedPaths} from '../../lib/watchedPaths';
import {contentProblems} from './contentProblems';
import {placeholderProblems} from './placeholderProblems';
import {readContent} from './readContent';

function check(root: string, isStrict: boolean): void {
  const content = readContent(root);
  const {errors, warnings} = contentProblems(root, content, isStrict);
  // The placeholder is only a warning, because every new post has it at first.
  [...warnings, ...placeholderProblems(content.posts)].forEach((line) => logger.warn(line));
  if (errors.length > 0) {
    throw new Error(`The blog has ${errors.length} problem(s):\n${errors.join('\n')}`);
  }
}

/**
 * Stops the build if the content has errors, and logs warnings. The check runs when the plugin is
 * created, before any other plugin reads a post, so that all problems in all files are listed at
 * once. In `npm run dev`, it runs again after each change.
 *
 * @param isStrict true if violations of the style rules (`strictPosts`) also stop the build
 */
export default function contentCheck({siteDir}: LoadContext, isStrict: boolean): Plugin {
  check(siteDir, isStrict);
  let isFirstLoad = true;
  return {
    name: 'content-check',
    getPathsToWatch: () => watchedPaths(siteDir, ['blog/**/*.{md,mdx,yml}']),
    loadContent() {
      if (!isFirstLoad) {
        check(siteDir, isStrict);
      }
      isFirstLoad = false;
    },
  };
}
