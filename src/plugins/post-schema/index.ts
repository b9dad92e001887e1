import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentProblems} from './contentProblems';
import {readContent} from './readContent';

function check(root: string): void {
  const problems = contentProblems(root, readContent(root));
  if (problems.length > 0) {
    throw new Error(`The blog has ${problems.length} problem(s):\n${problems.join('\n')}`);
  }
}

/**
 * Refuses content that does not fit its schema. It is checked when the plugin is made, before any
 * other plugin reads it, so that all problems of all files come at once and in these words; and
 * again in `npm run dev` whenever a file changes.
 */
export default function postSchemaPlugin({siteDir}: LoadContext): Plugin {
  check(siteDir);
  let isFresh = true;
  return {
    name: 'post-schema',
    getPathsToWatch: () => [`${siteDir}/blog/**/*.{md,mdx,yml}`],
    loadContent() {
      if (!isFresh) {
        check(siteDir);
      }
      isFresh = false;
    },
  };
}
