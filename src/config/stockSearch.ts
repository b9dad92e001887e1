import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {Section} from './sections';

/** The stock search plugin, where the owner file asks for it, finds what the site's own does. */
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
