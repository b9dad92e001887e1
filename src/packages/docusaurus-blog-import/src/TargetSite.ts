import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {usageError} from './ImportError.js';
import {permalinkOf, postAddress} from './docusaurus/postAddress.js';
import type {MarkdownSettings} from './docusaurus/types.js';
import type {ImportOptions} from './importBlog.js';
import {readDocusaurusConfig} from './read/docusaurusConfig.js';
import {splitFrontMatter} from './read/frontMatter.js';

/** The Docusaurus site into which posts are imported. */
export interface TargetSite {
  readonly root: string;
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Folder of the posts, relative to the site, such as `blog`. */
  readonly blog: string;
  /** Path at which the blog is served, such as `/blog`; '' at the root. */
  readonly route: string;
  /** Path relative to the folder of the site. */
  readonly tagsFile: string;
  /** Path relative to the folder of the site. */
  readonly authorsFile: string;
  /** Path relative to the folder of the site. */
  readonly redirectsFile: string;
  readonly markdown: MarkdownSettings;
  /** True if the site hides posts until their date. Docusaurus itself does not. @default false */
  readonly schedulesPosts?: boolean | undefined;
  /** Fields of front matter that the site uses, besides those of Docusaurus. @default [] */
  readonly fields?: readonly string[] | undefined;
  /** Addresses of the site's pages outside the blog and `src/pages`, without the base path. */
  readonly pages: readonly string[];
  /** Addresses of pages that the old site also has, such as `/`. Links to them stay unchanged. */
  readonly sharedPages: readonly string[];
}

export interface ExistingPost {
  /** Path relative to the folder of the site. */
  readonly file: string;
  /** Address without the base path. */
  readonly permalink: string;
}

function filesBelow(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return names.map((name) => name.replaceAll(path.sep, '/'));
}

/** Returns the addresses of the pages in `src/pages`. */
export function pagesOf(root: string): string[] {
  return filesBelow(path.join(root, 'src/pages'))
    .filter((name) => /\.(?:[jt]sx?|mdx?)$/.test(name) && !/(?:^|\/)_|\.(?:test|d)\./.test(name))
    .map((name) => `/${name.replace(/(?:(?:^|\/)index)?\.\w+$/, '')}`);
}

/** Reads the settings that an import needs from the configuration of a Docusaurus site. */
export function readTargetSite(
  root: string,
  {into, redirectsFile = 'redirects.json'}: Pick<ImportOptions, 'into' | 'redirectsFile'> = {},
): TargetSite {
  const configFile = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts']
    .map((ending) => `docusaurus.config.${ending}`)
    .find((name) => existsSync(path.join(root, name)));
  if (configFile === undefined) {
    throw usageError(
      `${root} has no docusaurus.config.*; run the import in the folder of your Docusaurus site, or name it with --site.`,
    );
  }
  const config = readDocusaurusConfig(
    configFile,
    readFileSync(path.join(root, configFile), 'utf8'),
  );
  const folders = config.blogs.map(({folder}) => folder);
  const blog = path.posix.normalize(into ?? folders[0] ?? 'blog').replace(/\/+$/, '');
  const blogConfig = config.blogs.find(({folder}) => folder === blog);
  const isBelowRoot = !/^(?:\.{0,2}$|\.\.\/|\/)/.test(blog);
  // Also accepts a folder: a computed configuration may have more blogs than the parser finds.
  const isExistingFolder = isBelowRoot && existsSync(path.join(root, blog));
  if (!blogConfig && !isExistingFolder) {
    const foundBlogs = folders.length > 0 ? `; its blogs are in ${folders.join(', ')}` : '';
    throw usageError(
      `${configFile} has no blog in ${blog}${foundBlogs}. Add this blog to the configuration, or use --into to name the folder of another blog.`,
    );
  }
  if (!/\.(?:json|ya?ml)$/.test(redirectsFile)) {
    throw usageError(
      `Redirects cannot be written to ${redirectsFile}. Use --redirects to name a file that ends in .json, .yml or .yaml.`,
    );
  }
  return {
    root,
    blog,
    redirectsFile,
    baseUrl: path.posix.join('/', config.baseUrl, '/'),
    route: blogConfig?.route ?? `/${blog}`,
    tagsFile: path.posix.join(blog, blogConfig?.tags ?? 'tags.yml'),
    authorsFile: path.posix.join(blog, blogConfig?.authors ?? 'authors.yml'),
    markdown: config.markdown,
    pages: [],
    sharedPages: ['/'],
  };
}

/** Finds the posts that the site already has, except those whose front matter cannot be read. */
export function findExistingPosts({root, blog, route}: TargetSite): ExistingPost[] {
  return filesBelow(path.join(root, blog))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
    .sort()
    .flatMap((name) => {
      const file = `${blog}/${name}`;
      try {
        const text = readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
        const {fields} = splitFrontMatter(text);
        return [{file, permalink: permalinkOf(route, postAddress(name, fields).slug)}];
      } catch {
        return [];
      }
    });
}
