import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {Section} from './sections';

/** Options that make the stock search plugin index the same pages as the site's own search. */
export function stockSearch(sections: readonly Section[]): Partial<PluginOptions> {
  const folders = sections.map(({folder}) => folder);
  return {
    hashed: true,
    indexDocs: folders.length > 0,
    docsRouteBasePath: folders,
    docsDir: folders,
    ignoreFiles: [
      /^blog\/(?:authors|archive|tags)/,
      /^search$/,
      /^design-system$/,
      /^make-it-yours$/,
    ],
    ignoreCssSelectors: ['[data-search-skip]'],
  };
}
