import type {Options} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {remarkHeadingIds} from '../features/post-markdown/remarkHeadingIds';
import {pagesOff} from './pagesOff';
import type {Site} from './site';

/** Pages that are not useful in web search results. */
const NOT_LISTED = ['**/search', '**/design-system', '**/markdown-page'];

/** The classic preset, without its blog and docs, which `docusaurus.config.ts` has as plugins. */
export function presetOptions({owner, markdown}: Site): Options {
  return {
    blog: false,
    docs: false,
    pages: {
      ...markdown,
      beforeDefaultRemarkPlugins: [remarkHeadingIds],
      exclude: [...GlobExcludeDefault, ...pagesOff(owner)],
    },
    sitemap: {lastmod: 'date', ignorePatterns: NOT_LISTED},
    theme: {customCss: './src/css/custom.css'},
  };
}
