import {readFileSync} from 'node:fs';
import path from 'node:path';

export interface MappedPage {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_entity, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

function readPage(build: string, address: string): MappedPage {
  const file = address === '/' ? '/index' : address;
  const html = readFileSync(path.join(build, `${file}.html`), 'utf8');
  return {
    path: address,
    title: plainText(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    heading: plainText(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
  };
}

/** Every page of the built site map, with the title and the first heading of its HTML. */
export function mappedPages(build: string): MappedPage[] {
  const map = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    readPage(build, decodeURI(new URL(url).pathname)),
  );
}
