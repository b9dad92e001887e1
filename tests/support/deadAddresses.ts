import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {homeOf} from './builtPages';

/** Matches the names of files that may contain full addresses of the site. */
const TEXT_FILE = /\.(?:html|xml|json|md|txt)$/;

/** Matches everything after an address. A brace begins a placeholder, such as `{search_term}`. */
const END_IN_HTML = /["<>\s{].*/s;
const END_IN_MARKDOWN = /[<>\s){].*/s;
/** In JSON and XML, addresses may contain spaces; only a space before a width, as in `srcset`, ends them. */
const END_IN_DATA = /(?:["<>\\{]|&quot;| \d+w\b).*/s;

/** Returns the addresses in the text of a file that begin with the site's host. */
function fullAddresses(text: string, url: string, file: string): string[] {
  const isData = /\.(?:json|xml)$/.test(file);
  const end = file.endsWith('.html') ? END_IN_HTML : END_IN_MARKDOWN;
  const addresses: string[] = [];
  const [start = '', ...pieces] = text.split(url);
  let before = start;
  for (const after of pieces) {
    // In data, an address that follows anything but a quotation mark or a tag is in prose.
    if (!isData || /[">]$/.test(before)) {
      const address = url + after.replace(isData ? END_IN_DATA : end, '');
      addresses.push(address.replace(/&(?:amp|#x26);|\\&/g, '&'));
    }
    before = after;
  }
  return addresses;
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
      // The `content` of a `<meta>` element is an address only in redirects.
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
    if (!pathname.startsWith(baseUrl) || !served) {
      return true;
    }
    return isLink && !hasAnchor(served, target.hash);
  };
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => TEXT_FILE.test(file) && isFile(path.join(build, file)))
    .flatMap((file) => {
      const text = readFileSync(path.join(build, file), 'utf8');
      const links = new Set(file.endsWith('.html') ? pageAddresses(text) : []);
      return [...new Set([...fullAddresses(text, url, file), ...links])]
        .filter(
          (address) => URL.canParse(address, url) && isDead(address, file, links.has(address)),
        )
        .map((address) => `${file}: ${address}`);
    });
}
