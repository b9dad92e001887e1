import {nameOf} from '../docusaurus/types.js';
import type {MarkdownSettings} from '../docusaurus/types.js';
import {isInstalled} from '../mdx/imports.js';
import type {OldBlog, OldDocusaurus} from './docusaurusConfig.js';
import type {Export} from './exportedPost.js';

/** Settings of an old Docusaurus blog, by their names in its configuration. */
export type OldSettings = OldBlog['settings'] & {
  readonly markdown?: Omit<MarkdownSettings, 'extensions'> &
    Partial<Pick<OldDocusaurus['markdown'], 'extensions'>>;
};

/**
 * Returns the settings of the old blog that work with the packages installed on the new site, and
 * the remark plugins that are not installed there.
 */
export function oldSettings(
  {config, docusaurus}: Pick<Export, 'config' | 'docusaurus'>,
  root: string,
): {readonly settings: OldSettings; readonly missing: readonly string[]} {
  const blog = config?.blogs.find(({folder}) => folder === docusaurus);
  const {format, extensions = []} = config?.markdown ?? {};
  // The plugin for formulas is listed as the extension `math`.
  const plugins = (blog?.remarkPlugins ?? []).filter((each) => nameOf(each) !== 'remark-math');
  const remarkPlugins = plugins.filter((plugin) => isInstalled(nameOf(plugin), root));
  const markdown = {
    ...(format && format !== 'mdx' ? {format} : {}),
    ...(extensions.length > 0 ? {extensions} : {}),
    ...(remarkPlugins.length > 0 ? {remarkPlugins} : {}),
  };
  return {
    settings: {...blog?.settings, ...(Object.keys(markdown).length > 0 ? {markdown} : {})},
    missing: plugins.filter((plugin) => !remarkPlugins.includes(plugin)).map(nameOf),
  };
}
