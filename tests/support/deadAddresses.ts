import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {addresses} from './builtPages';
import {homeOf} from './siteMap';

/** Texts that name full addresses of the site: pages, feeds, Markdown versions, lists for machines. */
const TEXTS = /\.(?:html?|xml|json|md|txt|webmanifest)$/;

/** Characters before and in a full address: feeds may have unencoded spaces in one. */
const FORMS: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  json: [/"$/, /^[^"\\]*/],
  xml: [/[">]$/, /^[^"<>]*/],
  md: [/[\s(<]$/, /^[^\s<>)]*/],
  txt: [/[\s(<]$/, /^[^\s<>)]*/],
};

function fullAddresses(text: string, url: string, extension: string): string[] {
  const [starts, end] = FORMS[extension] ?? [/[">=]$/, /^[^\s"<>]*/];
  const pieces = text.split(url);
  return pieces
    .slice(1)
    .flatMap((rest, index) =>
      starts.test(pieces[index] ?? '') ? url + (end.exec(rest)?.[0] ?? '') : [],
    )
    .map((address) =>
      address
        .replace(/&(?:amp|#x26);|\\&/g, '&')
        // Descriptor of a source set.
        .replace(/ \d+w,? ?$/, '')
        .replace(/\{.*/, ''),
    );
}

function pageAddresses(html: string): string[] {
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((each) => each.split(' ')[0] ?? ''),
  );
  const others = [...html.matchAll(/\s(?:action|poster)="?([^\s">]+)|\b0; url=([^\s">]+)/g)];
  return [
    ...addresses(html),
    ...sets,
    ...others.map(([, action, refresh]) => action ?? refresh ?? ''),
  ];
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function idsOf(page: string): ReadonlySet<string> {
  const found = readFileSync(page, 'utf8').matchAll(/\s(?:id|name)=(?:"([^"]*)"|([^\s>]+))/g);
  return new Set([...found].map(([, quoted, bare]) => quoted ?? bare ?? ''));
}

/**
 * Addresses in all pages and texts of a built site that no file of the build is served at, and links
 * to anchors that their page does not have, each after the file that has it.
 */
export function deadAddresses(build: string): string[] {
  const {url, baseUrl} = homeOf(build);
  const ids = new Map<string, ReadonlySet<string>>();
  const hasAnchor = (page: string, hash: string): boolean => {
    const id = decodeURIComponent(hash.slice(1)).replace(/:~:.*/, '');
    if (id === '' || !page.endsWith('.html')) {
      return true;
    }
    const known = ids.get(page) ?? idsOf(page);
    ids.set(page, known);
    return known.has(id);
  };
  const isDead = (address: string, file: string, isLink: boolean): boolean => {
    const target = new URL(address, `${url}${baseUrl}${file}`);
    if (target.origin !== url) {
      return false;
    }
    const pathname = decodeURIComponent(target.pathname);
    const local = path.join(build, pathname.slice(baseUrl.length));
    const served = ['', '.html', '/index.html'].map((end) => local + end).find(isFile);
    return !(pathname.startsWith(baseUrl) && served && (!isLink || hasAnchor(served, target.hash)));
  };
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => TEXTS.test(file) && isFile(path.join(build, file)))
    .flatMap((file) => {
      const source = readFileSync(path.join(build, file), 'utf8');
      // Markdown versions name the pictures of posts as the posts do.
      const text = /\.(?:md|txt)$/.test(file)
        ? source.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
        : source;
      const full = fullAddresses(text, url, path.extname(file).slice(1));
      const links = new Set(/\.html?$/.test(file) ? pageAddresses(text) : []);
      return [...new Set([...full, ...links])]
        .filter((each) => URL.canParse(each, url) && isDead(each, file, links.has(each)))
        .map((address) => `${file}: ${address}`);
    });
}
