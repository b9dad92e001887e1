import type {HostedSearch} from '../../../lib/searchSettings';

type Rules = Pick<HostedSearch, 'externalUrlRegex' | 'replaceSearchResultPathname'>;

function parseUrl(address: string): URL | undefined {
  try {
    // A path alone is one of this site; the host is not used.
    return new URL(address, 'https://site.invalid');
  } catch {
    return undefined;
  }
}

/**
 * Where a hit leads on this site, as Docusaurus' Algolia theme has it: an address of another site
 * stays whole; of any other only path, query and anchor count, rewritten by the rule of the
 * settings and put below the base URL. Undefined for what is no web address.
 */
export function hostedUrl(address: string, rules: Rules, baseUrl: string): string | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return undefined;
  }
  if (rules.externalUrlRegex && new RegExp(rules.externalUrlRegex, 'i').test(url.href)) {
    return url.href;
  }
  const {from, to} = rules.replaceSearchResultPathname ?? {};
  const path = `${url.pathname}${url.search}${url.hash}`;
  const replaced =
    from !== undefined && to !== undefined ? path.replaceAll(new RegExp(from, 'g'), to) : path;
  // One slash in front: two would name a host.
  const local = `/${replaced.replace(/^\/+/, '')}`;
  return local.startsWith(baseUrl) ? local : `${baseUrl}${local.slice(1)}`;
}
