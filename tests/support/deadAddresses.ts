import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {addresses} from './builtPages';
import {homeOf} from './siteMap';

/** Matches the names of files that may contain full addresses of the site. */
const TEXT_FILE = /\.(?:html?|xml|json|md|txt|webmanifest)$/;

/** Text before an address, and the address, in files with each extension. Feeds may have spaces in it. */
const FORMS: Readonly<Record<string, readonly [before: RegExp, address: RegExp]>> = {
  json: [/"$/, /^[^"\\]*/],
  xml: [/[">]$/, /^[^"<>]*/],
  md: [/[\s(<]$/, /^[^\s<>)]*/],
  txt: [/[\s(<]$/, /^[^\s<>)]*/],
};

/** Returns the addresses in a text that begin with the site's host. */
function fullAddresses(text: string, url: string, extension: string): string[] {
  const [before, addressAtStart] = FORMS[extension] ?? [/[">=]$/, /^[^\s"<>]*/];
  const pieces = text.split(url);
  return pieces
    .slice(1)
    .flatMap((after, index) =>
      before.test(pieces[index] ?? '') ? url + (addressAtStart.exec(after)?.[0] ?? '') : [],
    )
    .map((address) =>
      address
        .replace(/&(?:amp|#x26);|\\&/g, '&')
        // Width in a `srcset`.
        .replace(/ \d+w,? ?$/, '')
        .replace(/\{.*/, ''),
    );
}

/** Returns the addresses that a page links to, loads or redirects to. */
function pageAddresses(html: string): string[] {
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((source) => source.split(' ')[0] ?? ''),
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
      const full = fullAddresses(text, url, path.extname(file).slice(1));
      const links = new Set(/\.html?$/.test(file) ? pageAddresses(text) : []);
      return [...new Set([...full, ...links])]
        .filter(
          (address) => URL.canParse(address, url) && isDead(address, file, links.has(address)),
        )
        .map((address) => `${file}: ${address}`);
    });
}
