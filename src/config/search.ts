import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/** Lists repeat what the pages themselves say, so they stay out of the index. */
export const searchOptions: Partial<PluginOptions> = {
  hashed: 'filename',
  language: ['en'],
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
  docsRouteBasePath: ['books', 'media', 'resume'],
  docsDir: ['books', 'media', 'resume'],
  blogRouteBasePath: ['blog'],
  blogDir: ['blog'],
  ignoreFiles: [/^blog\/authors/, /^blog\/archive$/, /^blog\/tags/, /^search$/, /^design-system$/],
  // Pages that are applications are found by what they are, not by the posts they list.
  ignoreCssSelectors: ['[data-search-skip]'],
  highlightSearchTermsOnTargetPage: false,
  explicitSearchResultPath: true,
  searchBarShortcutHint: true,
};
