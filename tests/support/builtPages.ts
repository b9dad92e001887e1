import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export interface BuiltPage {
  /** Path below the build folder, such as `blog/agents.md.html`. */
  readonly file: string;
  readonly html: string;
}

/** Returns all HTML files of a build folder. */
export function builtPages(folder: string): BuiltPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(path.join(folder, file), 'utf8')}));
}

/** Returns the HTML files of a build folder that are no redirects. */
export function pagesWithContent(folder: string): BuiltPage[] {
  return builtPages(folder).filter(({html}) => !/http-equiv="?refresh/.test(html));
}

/** Returns the values of all `href` and `src` attributes of a page, with entities decoded. */
export function addresses(html: string): string[] {
  const matches = html.matchAll(/\s(?:href|src)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g);
  return [...matches].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

type JsonLdItem = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** Returns the top-level items of a page's JSON-LD that have this type. */
export function jsonLdItems(html: string, type: string): JsonLdItem[] {
  return [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)]
    .flatMap(([, text = '']) => (JSON.parse(text) as {'@graph': JsonLdItem[]})['@graph'])
    .filter((item) => item['@type'] === type);
}

/** Returns the path of a page, given the path of its file in the build folder. */
export function urlOf(file: string): string {
  return `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';
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
