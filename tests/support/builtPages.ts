import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export interface BuiltPage {
  /** Path below the build folder, such as `blog/agents.md.html`. */
  readonly file: string;
  readonly html: string;
}

export function builtPages(folder: string): BuiltPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(path.join(folder, file), 'utf8')}));
}

/** Pages with content: the others are redirects. */
export function shownPages(folder: string): BuiltPage[] {
  return builtPages(folder).filter(({html}) => !/http-equiv="?refresh/.test(html));
}

/** The values of `href` and `src` of a page, with entities decoded. */
export function addresses(html: string): string[] {
  const matches = html.matchAll(/\s(?:href|src)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g);
  return [...matches].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

/** An item of a page's JSON-LD. */
type PageThing = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** Top-level JSON-LD items of a built page, by type. */
export function pageThings(html: string, type: string): PageThing[] {
  return [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)]
    .flatMap(([, text = '']) => (JSON.parse(text) as {'@graph': PageThing[]})['@graph'])
    .filter((thing) => thing['@type'] === type);
}

/** Path of a page from the file that Docusaurus wrote. */
export function urlOf(file: string): string {
  return `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';
}
