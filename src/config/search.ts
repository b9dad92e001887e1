import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {Section} from './sectionPages';

/** Lists repeat what the pages themselves say, so they stay out of the index. */
export function searchOptions(sections: readonly Section[]): Partial<PluginOptions> {
  const folders = sections.map(({folder}) => folder);
  return {
    hashed: 'filename',
    language: ['en'],
    indexDocs: folders.length > 0,
    indexBlog: true,
    indexPages: true,
    docsRouteBasePath: folders,
    docsDir: folders,
    blogRouteBasePath: ['blog'],
    blogDir: ['blog'],
    ignoreFiles: [
      /^blog\/authors/,
      /^blog\/archive$/,
      /^blog\/tags/,
      /^search$/,
      /^design-system$/,
      /^make-it-yours$/,
    ],
    // Pages that are applications are found by what they are, not by the posts they list.
    ignoreCssSelectors: ['[data-search-skip]'],
    highlightSearchTermsOnTargetPage: false,
    explicitSearchResultPath: true,
    searchBarShortcutHint: true,
  };
}
