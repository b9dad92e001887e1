import {siteAddress} from '../siteAddress';
import type {TwinSite, TwinSource} from './types';

const ROOT = 'https://root.invalid/';

function pathBelowRoot(url: string, file: string): string {
  const path = url.replace(/^@site\//, '/');
  return decodeURIComponent(new URL(path, `${ROOT}${file}`).pathname).slice(1);
}

/** File names as the build keeps them: what is no letter, digit or line becomes a line. */
function plainName(text: string): string {
  return text.replaceAll(/[^\w-]+/g, '-');
}

/**
 * The address that the build gave to a file of a source, from all addresses of the built page:
 * `./pictures/chart.png` is `/img/pictures/chart-1a2b3c4d-960.webp` or
 * `/assets/images/chart-<hash>.png`.
 *
 * @returns nothing where the page does not have it
 */
function builtAsset(url: string, addresses: readonly string[]): string | undefined {
  const name = decodeURI(url)
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '');
  const stem = plainName(name.replace(/\.\w+$/, ''));
  return addresses.find((address) => {
    const built = plainName(address.replace(/^.*\//s, '').replace(/\.\w+$/, ''));
    return built.startsWith(stem) && /^-[\da-f]{8,}(?:-\d+)?$/.test(built.slice(stem.length));
  });
}

/**
 * The full address of what a source links to: another source, a path of the site, a place of the
 * page itself, or a file that the build has put elsewhere. Other sites stay what they are.
 *
 * @param addresses all addresses of the built page
 * @throws Error that names the file of the site that the page links to and the build does not have
 */
export function absoluteAddress(
  url: string,
  page: Pick<TwinSource, 'file' | 'permalink'>,
  {base, permalinks}: Pick<TwinSite, 'base' | 'permalinks'>,
  addresses: readonly string[],
): string {
  if (url.startsWith('//')) {
    return `https:${url}`;
  }
  const target = url.replace(/^pathname:\/\//, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) {
    return target;
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (path === '') {
    return `${base.url}${page.permalink}${rest}`;
  }
  const source = permalinks.get(pathBelowRoot(path, page.file));
  if (source !== undefined) {
    return `${base.url}${source}${rest}`;
  }
  if (path.startsWith('/')) {
    return path.startsWith(base.baseUrl)
      ? `${base.url}${path}${rest}`
      : `${siteAddress(base, path)}${rest}`;
  }
  const asset = builtAsset(path, addresses);
  if (asset !== undefined) {
    return new URL(asset, base.url).href + rest;
  }
  // A small picture stands in the page itself, which is its address then.
  if (
    /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(path) &&
    addresses.some((address) => address.startsWith('data:image/'))
  ) {
    return `${base.url}${page.permalink}`;
  }
  if (/\.\w+$/.test(path)) {
    throw new Error(
      `${page.file}: "${url}" is a file, but the built page ${page.permalink} has no link to it; its Markdown twin needs one.`,
    );
  }
  return new URL(target, `${base.url}${page.permalink}`).href;
}
