import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Command} from 'commander';
import {readOwner} from '../../config/readOwner';
import {CommandError} from '../lib/CommandError.mjs';
import {siteArgument} from './arguments';
import type {AuthorContext} from './context';

interface Options {
  readonly site?: URL;
  readonly build: string;
}

/** Maximum time for a response of the site, in milliseconds. */
const TIMEOUT = 20_000;

/** Returns the addresses in a sitemap. */
function addressesOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** Downloads a sitemap; undefined if there is none yet. */
async function readSitemap(address: string): Promise<string | undefined> {
  let response: Response;
  try {
    response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT)});
  } catch (cause) {
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

async function run({root, environment, print, warn}: AuthorContext, options: Options) {
  const owner = readOwner(environment);
  const site = (options.site?.href ?? owner.url + owner.baseUrl).replace(/\/*$/, '/');
  const build = path.resolve(root, options.build);
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new CommandError(`There is no built site in ${build}. Build it first: npm run build`);
  }
  const sitemap = await readSitemap(`${site}sitemap.xml`);
  if (sitemap === undefined) {
    print(`There is no site at ${site} yet: nothing can be lost.`);
    return;
  }
  const base = new URL(site).pathname;
  const paths = addressesOf(sitemap)
    .map((address) => decodeURI(new URL(address, site).pathname))
    .filter((pathname) => `${pathname}/`.startsWith(base))
    .map((pathname) => pathname.slice(base.length).replace(/\/$/, ''));
  const isBuilt = (page: string) =>
    [page || 'index.html', `${page}.html`, `${page}/index.html`].some((file) =>
      statSync(path.join(build, file), {throwIfNoEntry: false})?.isFile(),
    );
  const missing = paths.filter((page) => !isBuilt(page));
  const isList = (page: string) => /^blog\/(?:tags|authors)\//.test(page);
  for (const page of missing.filter(isList)) {
    warn(`/${page} is online but not in the build: its list has no posts any more.`);
  }
  const missingPages = missing.filter((page) => !isList(page));
  if (missingPages.length > 0) {
    const lines = missingPages.map((page) => `- {from: /${page}, to: /blog/archive}`);
    throw new CommandError(
      `${missingPages.length} page(s) are online and neither in the build nor redirected. Restore them, ` +
        `or redirect them in blog/redirects.yml, such as:\n${lines.join('\n')}`,
    );
  }
  print(`All of the ${paths.length} addresses at ${site} still exist or redirect.`);
}

/** Adds `author published`, which checks that the build has every address of the site that is online. */
export function addPublished(program: Command, context: AuthorContext): void {
  program
    .command('published')
    .description('Check that the build has every page of the site that is online.')
    .option('--site <address>', 'address of the site (default: from the owner file)', siteArgument)
    .option('--build <folder>', 'the built site', 'build')
    .action((options: Options) => run(context, options));
}
