import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

export interface MappedPage {
  /** Path of the page, with the base path of the site. */
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

function plainText(html: string): string {
  return load(html)
    .text()
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

/**
 * Returns the address of a built site without a path, and its base path with a slash at both ends. Both
 * are read from the canonical address of the home page.
 */
export function homeOf(build: string): {readonly url: string; readonly baseUrl: string} {
  const html = readFileSync(path.join(build, 'index.html'), 'utf8');
  const [tag = ''] = /<link\b[^>]*rel="?canonical\b[^>]*>/.exec(html) ?? [];
  const [, address = ''] = /href="?([^\s">]+)/.exec(tag) ?? [];
  const {origin, pathname} = new URL(address);
  return {url: origin, baseUrl: pathname.replace(/\/?$/, '/')};
}

/** Returns the base path of a built site, with a slash at both ends. */
export function baseOf(build: string): string {
  return homeOf(build).baseUrl;
}

function readPage(build: string, base: string, address: string): MappedPage {
  const file = address.slice(base.length) || 'index';
  const name = file.endsWith('.html') ? file : `${file}.html`;
  const html = readFileSync(path.join(build, name), 'utf8');
  return {
    path: address,
    title: plainText(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    heading: plainText(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
  };
}

/** Returns every page in the sitemap of a build, with the title and the first heading of its HTML. */
export function mappedPages(build: string): MappedPage[] {
  const base = baseOf(build);
  const map = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    readPage(build, base, decodeURI(new URL(url).pathname)),
  );
}
