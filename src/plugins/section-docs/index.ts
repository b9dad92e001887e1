import path from 'node:path';
import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {narrowCategorySearch} from './narrowCategorySearch';
import {narrowMdxRules} from './narrowMdxRules';

const SECTIONS = ['books', 'media', 'resume'];

/**
 * The docs plugin over folders that stand at the root beside `blog/` and `src/pages/`. With
 * `path: '.'` alone its MDX rule would claim every MDX file of the site, and its watcher and its
 * search for categories the whole tree, so all three are narrowed to the section folders.
 */
async function sectionDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  narrowCategorySearch(context.siteDir, SECTIONS);
  const plugin = await docsPlugin(context, options);
  const folders = SECTIONS.map((section) => path.join(context.siteDir, section) + path.sep);
  return {
    ...plugin,
    getPathsToWatch() {
      const paths = plugin.getPathsToWatch?.() ?? [];
      return paths.filter((watched) => !watched.includes('/**/_category_'));
    },
    configureWebpack(...parameters) {
      const config = plugin.configureWebpack?.(...parameters) ?? {};
      return {
        ...config,
        module: {...config.module, rules: narrowMdxRules(config.module?.rules, folders)},
      };
    },
  };
}

export default Object.assign(sectionDocs, {validateOptions}) as unknown as PluginModule;
