import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentProblems} from './contentProblems';
import {readContent} from './readContent';

function check(root: string, isStrict: boolean): void {
  const {errors, notices} = contentProblems(root, readContent(root), isStrict);
  notices.forEach((notice) => logger.warn(notice));
  if (errors.length > 0) {
    throw new Error(`The blog has ${errors.length} problem(s):\n${errors.join('\n')}`);
  }
}

/**
 * Refuses content that Docusaurus would not take or that would break a page, and with `isStrict` what
 * is against the site's own style. It is checked when the plugin is made, before any
 * other plugin reads it, so that all problems of all files come at once and in these words; and
 * again in `npm run dev` whenever a file changes.
 */
export default function postSchema({siteDir}: LoadContext, isStrict: boolean): Plugin {
  check(siteDir, isStrict);
  let isFresh = true;
  return {
    name: 'post-schema',
    getPathsToWatch: () => [`${siteDir}/blog/**/*.{md,mdx,yml}`],
    loadContent() {
      if (!isFresh) {
        check(siteDir, isStrict);
      }
      isFresh = false;
    },
  };
}
