import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {hrefsOf, readPage} from './html';

interface BuiltPage {
  /** Path below the build folder, such as `blog/agents.md.html`. */
  readonly file: string;
  readonly html: string;
}

/** Returns the HTML files of a build folder that are not redirects. */
export function builtPages(folder: string): BuiltPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(path.join(folder, file), 'utf8')}))
    .filter(({html}) => !/http-equiv="?refresh/.test(html));
}

/** Returns the path of a page, given the path of its file in the build folder. */
export function urlOf(file: string): string {
  return `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

/**
 * Returns the address of a built site without a path, and its base path with a slash at both ends. Both
 * are read from the canonical address of the home page.
 */
export function homeOf(build: string): {readonly url: string; readonly baseUrl: string} {
  const [address = ''] = hrefsOf(readPage(build, '/')('link[rel=canonical]'));
  const {origin, pathname} = new URL(address);
  return {url: origin, baseUrl: pathname.replace(/\/?$/, '/')};
}

/** Returns the paths of all pages in the sitemap of a build, with the base path. */
export function sitemapPaths(build: string): string[] {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  );
}

/** Length of the shortest text to search for. Shorter ones may occur by chance. */
const MIN_LENGTH = 8;

/** Returns where these texts occur in a build, as whole words, each as `file: text`. */
export function tracesOf(build: string, texts: readonly string[]): string[] {
  const patterns = texts
    .filter((text) => text.length >= MIN_LENGTH)
    .map((text) => new RegExp(`(?<!\\w)${text.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`, 'i'));
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|xml|txt|md|js|json|svg)$/.test(file))
    .flatMap((file) => {
      const content = readFileSync(path.join(build, file), 'utf8');
      return patterns
        .filter((pattern) => pattern.test(content))
        .map((pattern) => `${file}: ${pattern.source}`);
    });
}
