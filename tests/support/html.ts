import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** A parsed page: `page('main h1')` selects as CSS does. */
export type HtmlPage = CheerioAPI;
/** What of it has been selected. */
export type Part = ReturnType<HtmlPage>;

const pages = new Map<string, HtmlPage>();

/** The file that a build serves at an address, such as `blog/notes.md.html` for `/blog/notes.md`. */
export function fileOf(build: string, address: string): string {
  const [pathname = ''] = address.split(/[?#]/);
  return path.join(build, pathname === '/' ? 'index.html' : `${pathname}.html`);
}

/** A built page as it comes to a reader without JavaScript; each is read and parsed once. */
export function readPage(build: string, address: string): HtmlPage {
  const file = fileOf(build, address);
  const page = pages.get(file) ?? load(readFileSync(file, 'utf8'));
  pages.set(file, page);
  return page;
}

/** What a part says, with its white space as a reader sees it. */
export function textOf(part: Part): string {
  return part
    .text()
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

/** Each of some parts by itself, in order. */
export function each(parts: Part): Part[] {
  return Array.from({length: parts.length}, (_part, index) => parts.eq(index));
}

/** What each of some parts says, in order. */
export function textsOf(parts: Part): string[] {
  return each(parts).map(textOf);
}

/** An attribute of each of some parts, in order; `undefined` where one has none. */
export function attributesOf(parts: Part, name: string): (string | undefined)[] {
  return each(parts).map((part) => part.attr(name));
}

/** Where some links lead, as it is written, in order. */
export function hrefsOf(links: Part): (string | undefined)[] {
  return attributesOf(links, 'href');
}

/** The content of a page's `<meta>` of a name or property. */
export function metaOf(page: HtmlPage, name: string): string | undefined {
  return page(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
}
