import path from 'node:path';
import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {watchedPaths} from '../lib/watchedPaths';
import {SECTIONS} from './sections';

/** Restricts bundler rules to the given folders, which end with a path separator. */
export function narrowMdxRules<Rule>(
  rules: readonly Rule[] | undefined,
  folders: string[],
): Rule[] {
  if (!rules || rules.length === 0) {
    throw new Error('The docs plugin no longer has an MDX rule. Update src/config/sectionDocs.ts.');
  }
  return rules.map((rule) =>
    rule && typeof rule === 'object' ? {...rule, include: folders} : rule,
  );
}

/**
 * Wraps the docs plugin, so that one instance has the pages of several folders in the root. The plugin's
 * option `path: '.'` would make it compile every MDX file of the site and watch all folders; this wrapper
 * restricts both to the folders of the sections. Drops the glob for `_category_` files, which matches all folders.
 */
async function sectionDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const folders = SECTIONS.map(({folder}) => path.join(context.siteDir, folder) + path.sep);
  return {
    ...plugin,
    getPathsToWatch() {
      const paths = plugin.getPathsToWatch?.() ?? [];
      const inSections = paths.filter((watched) => !watched.includes('/**/_category_'));
      return watchedPaths(context.siteDir, inSections);
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
