import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {homeOf} from './builtPages';

/** Matches the names of files that may contain full addresses of the site. */
const TEXT_FILE = /\.(?:html|xml|json|md|txt)$/;

/**
 * Everything after an address in a page, a text or data. In data, addresses may have spaces, and follow
 * a quotation mark or a tag; others are prose.
 */
const PAGE_END = /["<>\s{].*/s;
const TEXT_END = /[<>\s){].*/s;
const DATA_END = /(?:["<>\\{]|&quot;| \d+w\b).*/s;
const ENDS: Readonly<Record<string, RegExp>> = {html: PAGE_END, md: TEXT_END, txt: TEXT_END};

/** Returns the addresses in a text that begin with the site's host. */
function fullAddresses(text: string, url: string, extension: string): string[] {
  const pieces = text.split(url);
  const end = ENDS[extension] ?? DATA_END;
  return pieces
    .slice(1)
    .filter((_after, index) => end !== DATA_END || /[">]$/.test(pieces[index] ?? ''))
    .map((after) => url + after.replace(end, ''))
    .map((address) => address.replace(/&(?:amp|#x26);|\\&/g, '&'));
}

/** Returns the addresses that HTML links to, loads or redirects to. */
export function pageAddresses(html: string): string[] {
  const attributes = html.matchAll(
    /\s(href|src|srcset|action|poster|content)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g,
  );
  return [...attributes].flatMap(([, name, double, single, bare]) => {
    const value = (double ?? single ?? bare ?? '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'");
    if (name === 'content') {
      return value.startsWith('0; url=') ? [value.slice('0; url='.length)] : [];
    }
    return name === 'srcset'
      ? value.split(', ').map((source) => source.split(' ')[0] ?? '')
      : [value];
  });
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function idsOf(page: string): ReadonlySet<string> {
  const matches = readFileSync(page, 'utf8').matchAll(/\s(?:id|name)=(?:"([^"]*)"|([^\s>]+))/g);
  return new Set([...matches].map(([, quoted, bare]) => quoted ?? bare ?? ''));
}

/**
 * Returns the addresses in a build that lead to no file of the build, and the links in its pages whose
 * anchor does not exist, each as `file: address`.
 */
export function deadAddresses(build: string): string[] {
  const {url, baseUrl} = homeOf(build);
  const ids = new Map<string, ReadonlySet<string>>();
  const hasAnchor = (page: string, hash: string): boolean => {
    const id = decodeURIComponent(hash.slice(1)).replace(/:~:.*/, '');
    if (id === '' || !page.endsWith('.html')) {
      return true;
    }
    const idsOfPage = ids.get(page) ?? idsOf(page);
    ids.set(page, idsOfPage);
    return idsOfPage.has(id);
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
    .filter((file) => TEXT_FILE.test(file) && isFile(path.join(build, file)))
    .flatMap((file) => {
      const source = readFileSync(path.join(build, file), 'utf8');
      // Leaves out images of Markdown versions: their addresses are those of the posts' source files.
      const text = /\.(?:md|txt)$/.test(file)
        ? source.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
        : source;
      const links = new Set(file.endsWith('.html') ? pageAddresses(text) : []);
      return [...new Set([...fullAddresses(text, url, path.extname(file).slice(1)), ...links])]
        .filter(
          (address) => URL.canParse(address, url) && isDead(address, file, links.has(address)),
        )
        .map((address) => `${file}: ${address}`);
    });
}
