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
