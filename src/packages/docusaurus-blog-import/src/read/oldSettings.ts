import type {MarkdownSettings} from '../docusaurus/types.js';
import {isInstalled} from '../mdx/imports.js';
import type {Export} from './exportedPost.js';

/** Settings that a Docusaurus blog brings, by their names in the configuration of Docusaurus. */
export interface OldSettings {
  readonly blogTitle?: string | undefined;
  readonly blogDescription?: string | undefined;
  readonly blogSidebarTitle?: string | undefined;
  readonly blogSidebarCount?: number | 'ALL' | undefined;
  readonly markdown?:
    | (Omit<MarkdownSettings, 'extensions'> & {
        readonly extensions?: readonly ('math' | 'mermaid')[];
      })
    | undefined;
}

type RemarkPlugin = NonNullable<MarkdownSettings['remarkPlugins']>[number];

function nameOf(plugin: RemarkPlugin): string {
  return typeof plugin === 'string' ? plugin : plugin[0];
}

function blogOf({config, docusaurus}: Pick<Export, 'config' | 'docusaurus'>) {
  return config?.blogs.find(({folder}) => folder === docusaurus);
}

/** Returns the remark plugins of the old blog, except the one for formulas, which is an extension. */
function pluginsOf(exported: Export): RemarkPlugin[] {
  return (blogOf(exported)?.remarkPlugins ?? []).filter(
    (plugin) => nameOf(plugin) !== 'remark-math',
  );
}

/** Returns the packages of remark plugins of the old blog that are not installed in a folder. */
export function missingPlugins(exported: Export, root: string): string[] {
  return pluginsOf(exported)
    .map(nameOf)
    .filter((name) => !isInstalled(name, root));
}

/** Returns the settings of the old blog that can be used with the packages of a site. */
export function oldSettings(exported: Export, root: string): OldSettings {
  const {config} = exported;
  const blog = blogOf(exported);
  const extensions = [
    ...(config?.hasMath ? (['math'] as const) : []),
    ...(config?.hasMermaid ? (['mermaid'] as const) : []),
  ];
  const remarkPlugins = pluginsOf(exported).filter((plugin) => isInstalled(nameOf(plugin), root));
  const markdown = {
    ...(config?.format && config.format !== 'mdx' ? {format: config.format} : {}),
    ...(extensions.length > 0 ? {extensions} : {}),
    ...(remarkPlugins.length > 0 ? {remarkPlugins} : {}),
  };
  return {
    blogTitle: blog?.title,
    blogDescription: blog?.description,
    blogSidebarTitle: blog?.sidebarTitle,
    blogSidebarCount: blog?.sidebarCount,
    ...(Object.keys(markdown).length > 0 ? {markdown} : {}),
  };
}
