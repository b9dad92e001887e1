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

/** Timeout for the site's answer, in milliseconds. */
const TIMEOUT = 20_000;

/** Returns the addresses in a sitemap. */
function addressesOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** @returns the sitemap of the site; undefined if there is none yet */
async function readSitemap(address: string): Promise<string | undefined> {
  let answer: Response;
  try {
    answer = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT)});
  } catch (cause) {
    throw new CommandError(`${address} cannot be reached (${String(cause)}). Try again.`);
  }
  if (answer.status === 404) {
    return undefined;
  }
  if (!answer.ok) {
    throw new CommandError(`${address} answers ${answer.status}. Try again.`);
  }
  return answer.text();
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
  const isThere = (page: string) =>
    [page || 'index.html', `${page}.html`, `${page}/index.html`].some((file) =>
      statSync(path.join(build, file), {throwIfNoEntry: false})?.isFile(),
    );
  const gone = paths.filter((page) => !isThere(page));
  const isList = (page: string) => /^blog\/(?:tags|authors)\//.test(page);
  for (const page of gone.filter(isList)) {
    warn(`/${page} is online but not in the build: its list has no posts any more.`);
  }
  const lost = gone.filter((page) => !isList(page));
  if (lost.length > 0) {
    const lines = lost.map((page) => `- {from: /${page}, to: /blog/archive}`);
    throw new CommandError(
      `${lost.length} page(s) are online and neither in the build nor redirected. Restore them, ` +
        `or redirect them in blog/redirects.yml, such as:\n${lines.join('\n')}`,
    );
  }
  print(`All of the ${paths.length} addresses at ${site} still exist or redirect.`);
}

/** `author published`: checks that the build keeps every address of the site that is online. */
export function addPublished(program: Command, context: AuthorContext): void {
  program
    .command('published')
    .description('Check that the build has every page of the site that is online.')
    .option('--site <address>', 'address of the site (default: from the owner file)', siteArgument)
    .option('--build <folder>', 'the built site', 'build')
    .action((options: Options) => run(context, options));
}
