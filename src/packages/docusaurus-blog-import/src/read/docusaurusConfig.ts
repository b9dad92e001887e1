import ts from 'typescript';
import {nameOf} from '../docusaurus/types.js';
import type {MarkdownSettings, RemarkPlugin} from '../docusaurus/types.js';
import {isFields} from './exportedPost.js';
import type {Fields} from './exportedPost.js';
import {readLiterals} from './literals.js';

/** A blog in a site's configuration. */
export interface OldBlog {
  /** Folder of the posts, relative to the site. @default 'blog' */
  readonly folder: string;
  /** Path at which the blog is served, such as `/blog`; '' at the root. */
  readonly route: string;
  /** Paths of `tags.yml` and `authors.yml`, relative to the folder of the posts. */
  readonly tags: string | undefined;
  readonly authors: string | undefined;
  /** Remark plugins in order. If one option of a plugin is computed, all of them are left out. */
  readonly remarkPlugins: readonly RemarkPlugin[];
  /** Titles of the blog, and the length of its sidebar. */
  readonly settings: Readonly<
    Partial<Record<'blogTitle' | 'blogDescription' | 'blogSidebarTitle', string>>
  > & {readonly blogSidebarCount?: number | 'ALL'};
}

/** Settings that the import takes from `docusaurus.config.js`. */
export interface OldDocusaurus {
  /** Address of the site; undefined if it is missing, computed, invalid or on localhost. */
  readonly url: URL | undefined;
  /** Path of the site, as configured; `/` by default. The slash at either end may be missing. */
  readonly baseUrl: string;
  /** Blogs, beginning with that of the preset. */
  readonly blogs: readonly OldBlog[];
  readonly markdown: Omit<MarkdownSettings, 'extensions'> & {
    readonly extensions: readonly ('math' | 'mermaid')[];
  };
}

const BLOG_PLUGIN = /(?:^|\/)(?:plugin-)?content-blog$/;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** True for a value without computed parts. */
const isComplete = (value: unknown): boolean =>
  value !== undefined &&
  (typeof value !== 'object' || value === null || Object.values(value).every(isComplete));

/** Reads the name and the options of a plugin or a preset. */
function pluginOf(value: unknown): readonly [name: string, options: unknown] {
  const [name, options] = [value].flat();
  return [textOf(name) ?? '', options];
}

function blogOf(value: unknown): OldBlog {
  const options = fieldsIn(value);
  const route = (textOf(options['routeBasePath']) ?? 'blog').replace(/^\/+|\/+$/g, '');
  const names = ['blogTitle', 'blogDescription', 'blogSidebarTitle', 'blogSidebarCount'];
  const isSetting = (each: unknown) => typeof each === 'string' || typeof each === 'number';
  return {
    folder: (textOf(options['path']) ?? 'blog').replace(/^\.\/|\/+$/g, ''),
    route: route === '' ? '' : `/${route}`,
    tags: textOf(options['tags']),
    authors: textOf(options['authorsMapPath']),
    remarkPlugins: itemsOf(options['remarkPlugins'])
      .map(pluginOf)
      .filter(([name]) => name !== '')
      .map(([name, each]) => (isFields(each) && isComplete(each) ? [name, each] : name)),
    settings: Object.fromEntries(
      names.filter((name) => isSetting(options[name])).map((name) => [name, options[name]]),
    ),
  };
}

/** Finds the configuration object, which may be exported, returned by a function, or a constant. */
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
 * Reads the settings that the import takes from a Docusaurus site's configuration. The file is
 * parsed, not run: its packages are not installed here. Computed values count as missing.
 */
export function readDocusaurusConfig(name: string, text: string): OldDocusaurus {
  // An imported plugin is represented by the name of its package.
  const literals = readLiterals(name, text, (_, address) =>
    address.startsWith('.') ? undefined : address,
  );
  const config = findConfig(literals);
  const presetBlogs = itemsOf(config['presets'])
    .map(pluginOf)
    .flatMap(([preset, options]) => {
      const {blog} = fieldsIn(options);
      const isClassic = /^(?:@docusaurus\/preset-)?classic$/.test(preset);
      return blog === false || (blog === undefined && !isClassic) ? [] : [blogOf(blog)];
    });
  const pluginBlogs = itemsOf(config['plugins'])
    .map(pluginOf)
    .flatMap(([plugin, options]) => (BLOG_PLUGIN.test(plugin) ? [blogOf(options)] : []));
  const blogs = [...presetBlogs, ...pluginBlogs];
  const url = textOf(config['url']) ?? '';
  const {format, mermaid, mdx1Compat} = fieldsIn(config['markdown']);
  const {v4} = fieldsIn(config['future']);
  const refusesMdx1 = v4 === true || fieldsIn(v4)['mdx1CompatDisabledByDefault'] === true;
  const hasMath = blogs.some(({remarkPlugins}) =>
    remarkPlugins.some((plugin) => nameOf(plugin) === 'remark-math'),
  );
  const hasMermaid = itemsOf(config['themes'])
    .map(pluginOf)
    .some(([theme]) => theme.endsWith('theme-mermaid'));
  return {
    url: URL.canParse(url) && new URL(url).hostname !== 'localhost' ? new URL(url) : undefined,
    baseUrl: textOf(config['baseUrl']) ?? '/',
    blogs,
    markdown: {
      format: format === 'md' || format === 'detect' || format === 'mdx' ? format : undefined,
      mdx1Compat: Boolean(fieldsIn(mdx1Compat)['comments'] ?? !refusesMdx1),
      extensions: [
        ...(hasMath ? (['math'] as const) : []),
        ...(hasMermaid && mermaid === true ? (['mermaid'] as const) : []),
      ],
    },
  };
}
