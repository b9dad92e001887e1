import type {Options} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {remarkHeadingIds} from '../features/post-markdown/remarkHeadingIds';
import {excludedPages} from './excludedPages';
import type {Site} from './site';

/** Pages that are not in the sitemap, because they are not useful in web search results. */
const NOT_IN_SITEMAP = ['**/search', '**/design-system', '**/markdown-page'];

/** Returns options of the classic preset, without blog and docs: `docusaurus.config.ts` adds these plugins. */
export function presetOptions({owner, markdown}: Site): Options {
  return {
    blog: false,
    docs: false,
    pages: {
      ...markdown,
      beforeDefaultRemarkPlugins: [remarkHeadingIds],
      exclude: [...GlobExcludeDefault, ...excludedPages(owner)],
    },
    sitemap: {lastmod: 'date', ignorePatterns: NOT_IN_SITEMAP},
    theme: {customCss: './src/css/custom.css'},
  };
}
