import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** A parsed page: `page('main h1')` takes CSS selectors. */
export type HtmlPage = CheerioAPI;
/** A selection of its elements. */
export type Part = ReturnType<HtmlPage>;

const pages = new Map<string, HtmlPage>();

/** The file that is served at an address, such as `blog/notes.md.html` for `/blog/notes.md`. */
export function fileOf(build: string, address: string): string {
  const [pathname = ''] = address.split(/[?#]/);
  return path.join(build, pathname === '/' ? 'index.html' : `${pathname}.html`);
}

/** A built page as readers without JavaScript get it; each is read and parsed once. */
export function readPage(build: string, address: string): HtmlPage {
  const file = fileOf(build, address);
  const page = pages.get(file) ?? load(readFileSync(file, 'utf8'));
  pages.set(file, page);
  return page;
}

/** Text of a selection, with white space collapsed. */
export function textOf(part: Part): string {
  return part
    .text()
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

/** The selected elements one by one, in order. */
export function each(parts: Part): Part[] {
  return Array.from({length: parts.length}, (_part, index) => parts.eq(index));
}

/** Texts of the selected elements, in order. */
export function textsOf(parts: Part): string[] {
  return each(parts).map(textOf);
}

/** Values of an attribute of the selected elements, in order; `undefined` where it is missing. */
export function attributesOf(parts: Part, name: string): (string | undefined)[] {
  return each(parts).map((part) => part.attr(name));
}

/** `href` of the selected links as written, in order. */
export function hrefsOf(links: Part): (string | undefined)[] {
  return attributesOf(links, 'href');
}

/** The content of a page's `<meta>` of a name or property. */
export function metaOf(page: HtmlPage, name: string): string | undefined {
  return page(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
}
