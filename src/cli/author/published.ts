import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Command} from 'commander';
import {readOwner} from '../../config/readOwner';
import {countOf} from '../../lib/numbers';
import {CommandError} from '../lib/CommandError.mjs';
import {parseSiteAddress} from './arguments';
import type {AuthorContext} from './context';

interface Options {
  readonly site?: URL;
}

/** Maximum time for a response of the site, in milliseconds. */
const TIMEOUT = 20_000;

/** Returns the addresses in a sitemap, or in an index of sitemaps. */
function addressesOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** Decodes the path of an address; an invalid escape stays unchanged. */
function decodePath(pathname: string): string {
  return pathname.replace(/[^/]+/g, (name) => {
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  });
}

/**
 * Downloads a sitemap; undefined if the site has none yet.
 *
 * @throws CommandError if the site cannot be reached or reports an error
 */
async function download(address: string): Promise<string | undefined> {
  let response: Response;
  try {
    response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT)});
  } catch (cause) {
    const {code} = ((cause as Error).cause ?? {}) as {readonly code?: string};
    if (code === 'ENOTFOUND') {
      return undefined;
    }
    throw new CommandError(`${address} cannot be reached (${String(cause)}). Try again.`);
  }
  if (response.status === 404) {
    return undefined;
  }
  if (!response.ok) {
    throw new CommandError(`${address} answers ${response.status}. Try again.`);
  }
  return response.text();
}

/** Returns the addresses of the pages in a sitemap, or in the sitemaps of an index. */
async function pagesIn(sitemap: string): Promise<string[]> {
  if (!/<sitemapindex\b/.test(sitemap)) {
    return addressesOf(sitemap);
  }
  const sitemaps = await Promise.all(addressesOf(sitemap).map(download));
  return sitemaps.flatMap((each) => (each === undefined ? [] : addressesOf(each)));
}

/**
 * Returns the paths that each page may have in the build: relative to the site's current base path,
 * and relative to the base path in its sitemap, which differs if the base path has changed.
 */
function pagePaths(addresses: readonly string[], site: string): string[][] {
  const pathnames = addresses.map((address) => decodePath(new URL(address, site).pathname));
  const currentBase = decodePath(new URL(site).pathname);
  // The shortest path in the sitemap is that of the home page.
  const [home = currentBase] = pathnames.toSorted((one, other) => one.length - other.length);
  const bases = [currentBase, home.replace(/\/*$/, '/')];
  return pathnames.map((pathname) =>
    bases
      .filter((base) => `${pathname}/`.startsWith(base))
      .map((base) => pathname.slice(base.length).replace(/\/$/, '')),
  );
}

async function run({root, environment, print, warn}: AuthorContext, options: Options) {
  const owner = readOwner(environment);
  const site = (options.site?.href ?? owner.url + owner.baseUrl).replace(/\/*$/, '/');
  const build = path.join(root, 'build');
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new CommandError(`There is no built site in ${build}. Build it first: npm run build`);
  }
  const sitemap = await download(`${site}sitemap.xml`);
  if (sitemap === undefined) {
    print(`There is no site at ${site} yet, so no page can be missing.`);
    return;
  }
  const pages = pagePaths(await pagesIn(sitemap), site);
  const isBuilt = (page: string) =>
    [page || 'index.html', `${page}.html`, `${page}/index.html`]
      .map((file) => path.join(build, file))
      .some((file) => existsSync(file) && statSync(file).isFile());
  const missing = pages.filter((paths) => !paths.some(isBuilt)).map(([page = '']) => page);
  const isList = (page: string) => /^blog\/(?:tags|authors)\//.test(page);
  for (const page of missing.filter(isList)) {
    warn(`/${page} is online but not in the build: no posts are left in its list.`);
  }
  const missingPages = missing.filter((page) => !isList(page));
  if (missingPages.length > 0) {
    const lines = missingPages.map((page) => `- {from: /${page}, to: /blog/archive}`);
    throw new CommandError(
      `Online, but neither in the build nor redirected: ${countOf(lines.length, 'page')}. Restore them, ` +
        `or redirect them in blog/redirects.yml, for example:\n${lines.join('\n')}`,
    );
  }
  const checked = missing.length > 0 ? 'All other' : `All of the ${pages.length}`;
  print(`${checked} addresses at ${site} still exist or redirect.`);
}

/** Adds `author published`, which checks that the build has every page that is online. */
export function addPublished(program: Command, context: AuthorContext): void {
  program
    .command('published')
    .description('Check that the build has every page that is online.')
    .option(
      '--site <address>',
      'address of the site (default: from the owner file)',
      parseSiteAddress,
    )
    .action((options: Options) => run(context, options));
}
