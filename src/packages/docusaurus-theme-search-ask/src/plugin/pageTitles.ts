import type {AllContent} from '@docusaurus/types';
import type {Output} from 'docusaurus-built-pages';
import {listedContent, routePath} from 'docusaurus-built-pages';
import type {Suggestion} from '../chat/chatSettings.js';

/** Maximum number of suggested titles. */
const MAX_TITLES = 6;

/**
 * Returns titles to suggest as first questions in the chat: those of docs, then of the newest posts.
 * Drafts, unlisted pages and pages that the option `exclude` names are left out.
 */
export function pageTitles(
  allContent: AllContent,
  site: Omit<Output, 'outDir'>,
  isExcluded: (permalink: string) => boolean,
): Suggestion[] {
  const {docs, posts} = listedContent(allContent);
  const titles = new Map<string, Suggestion>();
  for (const {title, permalink} of [...docs, ...posts.map(({metadata}) => metadata)]) {
    if (!titles.has(title) && !isExcluded(permalink)) {
      titles.set(title, {text: title, href: encodeURI(routePath(permalink, site))});
    }
  }
  return [...titles.values()].slice(0, MAX_TITLES);
}
