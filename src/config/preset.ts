import type {Options} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';
import type {Owner} from '../lib/owner';
import type {Site} from './site';

/** Pages that are not in the sitemap, because they are not useful in web search results. */
const NOT_IN_SITEMAP = ['search', 'design-system', 'markdown-page'];

/** Returns globs of the files in `src/pages` that are not built with this owner file. */
function excludedPages({chat, map, newsletter, example}: Owner): string[] {
  return [
    ...(chat === false ? ['chat.tsx', 'chat/**'] : []),
    ...(map === false ? ['intelligence.tsx'] : []),
    ...(newsletter === false ? ['newsletter.tsx'] : []),
    // These are about the example site and its posts.
    ...(example ? [] : ['make-it-yours.mdx', 'corrections.mdx', 'forecasts.mdx']),
  ];
}

/** Returns options of the classic preset, without blog and docs: `docusaurus.config.ts` adds these plugins. */
export function presetOptions({owner, markdown}: Site): Options {
  return {
    blog: false,
    docs: false,
    pages: {
      ...markdown,
      exclude: [...GlobExcludeDefault, ...excludedPages(owner)],
    },
    sitemap: {
      lastmod: 'date',
      ignorePatterns: NOT_IN_SITEMAP.map((page) => `${owner.baseUrl}${page}{,/}`),
    },
    theme: {customCss: './src/css/custom.css'},
  };
}
