import path from 'node:path';
import ts from 'typescript';
import {nameOf} from '../docusaurus/types.js';
import type {MarkdownSettings, RemarkPlugin} from '../docusaurus/types.js';
import {isInstalled} from '../mdx/imports.js';
import {fieldsIn, isFields} from './exportedPost.js';
import type {Export, Fields} from './exportedPost.js';
import {readLiterals} from './literals.js';
import {textOf} from '../text.js';

export type OldBlog = ReturnType<typeof blogOf>;

export type OldDocusaurus = ReturnType<typeof readDocusaurusConfig>;

/** Titles of the blog, and the length of its sidebar. */
type BlogSettings = Readonly<
  Partial<Record<'blogTitle' | 'blogDescription' | 'blogSidebarTitle', string>>
> & {readonly blogSidebarCount?: number | 'ALL'};

const BLOG_PLUGIN = /(?:^|\/)(?:plugin-)?content-blog$/;

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** True for a value without computed parts; `readLiterals` returns undefined for them. */
const isComplete = (value: unknown): boolean =>
  value !== undefined &&
  (typeof value !== 'object' || value === null || Object.values(value).every(isComplete));

/** Returns the names and options of listed plugins or presets. A computed name is ''. */
const pluginsIn = (value: unknown) =>
  itemsOf(value).map((each) => {
    const [name, options]: readonly unknown[] = [each].flat();
    return {name: textOf(name) ?? '', options};
  });

function blogOf(value: unknown) {
  const options = fieldsIn(value);
  const route = (textOf(options['routeBasePath']) ?? 'blog').replace(/^\/+|\/+$/g, '');
  const names = ['blogTitle', 'blogDescription', 'blogSidebarTitle', 'blogSidebarCount'];
  return {
    folder: path.posix.normalize(textOf(options['path']) ?? 'blog').replace(/\/+$/, ''),
    /** Path at which the blog is served, such as `/blog`; '' at the root. */
    route: route === '' ? '' : `/${route}`,
    /** Paths of `tags.yml` and `authors.yml`, relative to the folder of the posts. */
    tags: textOf(options['tags']),
    authors: textOf(options['authorsMapPath']),
    /** Globs of files in the folder that are not posts. */
    exclude: itemsOf(options['exclude']).filter((glob) => typeof glob === 'string'),
    /** Remark plugins in order. Options of a plugin are left out if one of them is computed. */
    remarkPlugins: pluginsIn(options['remarkPlugins'])
      .filter(({name}) => name !== '')
      .map(({name, options: pluginOptions}): RemarkPlugin =>
        isFields(pluginOptions) && isComplete(pluginOptions) ? [name, pluginOptions] : name,
      ),
    settings: Object.fromEntries(
      Object.entries(options).filter(([name, value]) => names.includes(name) && isComplete(value)),
    ) as BlogSettings,
  };
}

/** Finds the configuration object, whether exported, returned by a function or in a constant. */
function findConfig({file, valueOf}: ReturnType<typeof readLiterals>): Fields {
  let found: Fields | undefined;
  const visit = (node: ts.Node): void => {
    if (!found && ts.isObjectLiteralExpression(node)) {
      const value = valueOf(node) as Fields;
      const isConfig =
        'title' in value && ['presets', 'plugins', 'url'].some((key) => key in value);
      found = isConfig ? value : undefined;
    }
    if (!found) {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return found ?? {};
}

/**
 * Reads the settings that the import uses from a Docusaurus site's configuration. The file is
 * parsed, not run: its packages are not installed here. Computed values count as missing.
 */
export function readDocusaurusConfig(name: string, text: string) {
  // An imported plugin is represented by the name of its package.
  const literals = readLiterals(name, text, (_, address) =>
    address.startsWith('.') ? undefined : address,
  );
  const config = findConfig(literals);
  const presetBlogs = pluginsIn(config['presets']).flatMap(({name: preset, options}) => {
    const {blog} = fieldsIn(options);
    const isClassic = /^(?:@docusaurus\/preset-)?classic$/.test(preset);
    return blog === false || (blog === undefined && !isClassic) ? [] : [blogOf(blog)];
  });
  const pluginBlogs = pluginsIn(config['plugins'])
    .filter((plugin) => BLOG_PLUGIN.test(plugin.name))
    .map(({options}) => blogOf(options));
  const blogs = [...presetBlogs, ...pluginBlogs];
  const url = textOf(config['url']) ?? '';
  const {format, mermaid, mdx1Compat} = fieldsIn(config['markdown']);
  const {v4} = fieldsIn(config['future']);
  const refusesMdx1 = v4 === true || fieldsIn(v4)['mdx1CompatDisabledByDefault'] === true;
  const plugins = blogs.flatMap(({remarkPlugins}) => remarkPlugins).map(nameOf);
  const themes = pluginsIn(config['themes']);
  const hasMermaid =
    mermaid === true && themes.some((theme) => theme.name.endsWith('theme-mermaid'));
  return {
    /** Address of the site; undefined if it is missing, computed, invalid or on localhost. */
    url: URL.canParse(url) && new URL(url).hostname !== 'localhost' ? new URL(url) : undefined,
    /** Path of the site, as configured. The slash at either end may be missing. */
    baseUrl: textOf(config['baseUrl']) ?? '/',
    /** Blogs, with the preset's blog first. */
    blogs,
    markdown: {
      format: (['md', 'mdx', 'detect'] as const).find((each) => each === format),
      // Docusaurus has an option for each kind of MDX 1 syntax; this uses only the one for comments.
      mdx1Compat: Boolean(fieldsIn(mdx1Compat)['comments'] ?? !refusesMdx1),
      extensions: [
        ...(plugins.includes('remark-math') ? (['math'] as const) : []),
        ...(hasMermaid ? (['mermaid'] as const) : []),
      ],
    },
  };
}

/** Settings of an old Docusaurus blog, by their names in its configuration. */
export type OldSettings = OldBlog['settings'] & {
  readonly markdown?: Omit<MarkdownSettings, 'extensions'> &
    Partial<Pick<OldDocusaurus['markdown'], 'extensions'>>;
};

/** Returns the settings of the old blog, and its remark plugins that are not installed here. */
export function oldSettings({config, oldBlog}: Export, root: string) {
  const {format, extensions = []} = config?.markdown ?? {};
  // The plugin for formulas is listed as the extension `math`.
  const plugins = (oldBlog?.remarkPlugins ?? []).filter((each) => nameOf(each) !== 'remark-math');
  const remarkPlugins = plugins.filter((plugin) => isInstalled(nameOf(plugin), root));
  const markdown = {
    ...(format && format !== 'mdx' ? {format} : {}),
    ...(extensions.length > 0 ? {extensions} : {}),
    ...(remarkPlugins.length > 0 ? {remarkPlugins} : {}),
  };
  const settings: OldSettings = {
    ...oldBlog?.settings,
    ...(Object.keys(markdown).length > 0 ? {markdown} : {}),
  };
  return {
    settings,
    missing: plugins.filter((plugin) => !remarkPlugins.includes(plugin)).map(nameOf),
  };
}
