import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {fixtureBuild} from './sites';

/** A parsed page, from which a CSS selector selects elements: `page('main h1')`. */
export type HtmlPage = CheerioAPI;
/** Selected elements of a page. */
export type Elements = ReturnType<HtmlPage>;

const pages = new Map<string, HtmlPage>();

/** Returns the file of the page at an address, such as `blog/notes.html` for `/blog/notes`. */
export function fileOf(build: string, address: string): string {
  const [pathname = ''] = address.split(/[?#]/);
  return path.join(
    build,
    pathname === '/' ? 'index.html' : pathname.replace(/(\.html)?$/, '.html'),
  );
}

/** Returns the parsed HTML of a built page, from a cache if possible. */
export function readPage(build: string, address: string): HtmlPage {
  const file = fileOf(build, address);
  const page = pages.get(file) ?? load(readFileSync(file, 'utf8'));
  pages.set(file, page);
  return page;
}

/** Returns the parsed HTML of a page of the fixture site. */
export function fixturePage(address: string): HtmlPage {
  return readPage(fixtureBuild, address);
}

/** Returns the text of a file in the build folder of the fixture site. */
export function fixtureText(file: string): string {
  return readFileSync(path.join(fixtureBuild, file), 'utf8');
}

/** Returns the text of the selected elements, with white space and zero-width spaces collapsed. */
export function textOf(elements: Elements): string {
  return elements
    .text()
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

/** Returns the selected elements one by one, in order. */
export function each(elements: Elements): Elements[] {
  return Array.from({length: elements.length}, (_, index) => elements.eq(index));
}

/** Returns the texts of the selected elements, in order. */
export function textsOf(elements: Elements): string[] {
  return each(elements).map(textOf);
}

/** Returns the values of an attribute of the selected elements, in order, or `undefined` if missing. */
export function attributesOf(elements: Elements, name: string): (string | undefined)[] {
  return each(elements).map((element) => element.attr(name));
}

/** Returns the `href` of the selected links as written, in order. */
export function hrefsOf(links: Elements): (string | undefined)[] {
  return attributesOf(links, 'href');
}

type JsonLdItem = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** Returns the top-level items of the page's JSON-LD that have this type. */
export function jsonLdItems(page: HtmlPage, type: string): JsonLdItem[] {
  return each(page('script[type="application/ld+json"]'))
    .flatMap((script) => (JSON.parse(script.text()) as {'@graph': JsonLdItem[]})['@graph'])
    .filter((item) => item['@type'] === type);
}

/** Returns the content of the page's `<meta>` element with this name or property. */
export function metaOf(page: HtmlPage, name: string): string | undefined {
  return page(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
}
