import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../../lib/nearest';
import {yamlLine} from '../../../lib/yamlLine';
import type {Content} from '../../../features/content-check/readContent';
import {filesBelow} from '../files';
import type {SiteMap} from './siteMap';
import {bare} from './siteMap';

const DATA = /^src\/data\/(?!types\.)[^/]+(?<!\.test)\.ts$/;
/** Matches a string in a data file that is an address of the blog or a section. */
const DATA_ADDRESS = /(["'`])(\/(?:blog|books|media|resume)(?:\/[\w./-]*)?)(?:[#?][^"'`]*)?\1/g;

function isKnown(address: string, site: SiteMap): boolean {
  const pathname = site.baseUrl + decodeURI(address).replace(/^\//, '');
  return site.addresses.has(bare(pathname, site.baseUrl));
}

function guessOf(address: string, {addresses, baseUrl}: SiteMap): string | undefined {
  const known = [...addresses.keys()].map((each) => `/${each.slice(baseUrl.length)}`);
  return nearest(address, known);
}

/** Finds addresses in `src/data` that lead nowhere. */
export function dataProblems(root: string, site: SiteMap): string[] {
  return filesBelow(root, 'src/data', DATA).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(DATA_ADDRESS)].flatMap(([, , address = '']) => {
          const guess = guessOf(address, site);
          const fix = guess ? `did you mean ${guess}?` : 'delete the entry, or change its address';
          return isKnown(address, site) ||
            /^\/blog\/(?:rss\.xml|atom\.xml|feed\.json)$/.test(address)
            ? []
            : [`${file}:${index + 1}: no page has the address ${address}; ${fix}`];
        }),
      ),
  );
}

/** Finds redirects that lead to missing pages, start at existing pages, or share a source address. */
export function redirectProblems({lists, sources}: Content, site: SiteMap): string[] {
  const list = Array.isArray(lists.redirects) ? (lists.redirects as unknown[]) : [];
  const source = sources['blog/redirects.yml'] ?? '';
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const {from, to} = (entry ?? {}) as {from?: unknown; to?: unknown};
    if (typeof from !== 'string' || typeof to !== 'string') {
      return [];
    }
    const at = (field: string) => `blog/redirects.yml:${yamlLine(source, [index, field]) ?? 1}: `;
    const problems: string[] = [];
    if (isMalformed(from) || isMalformed(to)) {
      return [`${at('from')}has a % that does not begin an escape; write %25 for a percent sign`];
    }
    if (!isKnown(to, site)) {
      const guess = guessOf(to, site);
      const fix = guess ? `did you mean ${guess}?` : 'choose another page, or delete the line';
      problems.push(`${at('to')}no page has the address ${to}; ${fix}`);
    }
    if (isKnown(from, site)) {
      problems.push(`${at('from')}${from} is a page of the site; delete the line`);
    }
    if (seen.has(from)) {
      problems.push(`${at('from')}${from} is redirected twice; delete one of the lines`);
    }
    seen.add(from);
    return problems;
  });
}

function isMalformed(address: string): boolean {
  try {
    decodeURI(address);
    return false;
  } catch {
    return true;
  }
}
