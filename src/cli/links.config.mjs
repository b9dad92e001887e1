/**
 * Settings of `npm run links`, which are linkinator's own options. A file `blog/links.config.mjs` with
 * a default export of the same kind adds to them.
 */
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

if (!existsSync('build/index.html')) {
  throw new Error('There is no built site to take the links from. Build it first: npm run build');
}
const home = readFileSync('build/index.html', 'utf8');
const [, site = ''] = /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(home) ?? [];

const OWN = 'blog/links.config.mjs';
/** @type {{default: {skip?: string[]}}} */
const {
  default: {skip = [], ...rest},
} = existsSync(OWN) ? await import(pathToFileURL(resolve(OWN)).href) : {default: {}};

export default {
  concurrency: 20,
  timeout: 20_000,
  retryErrors: true,
  retryErrorsCount: 2,
  retryErrorsJitter: 500,
  // A host that refuses programs may still show the page to readers.
  statusCodes: {401: 'skip', 403: 'skip', 429: 'skip', 999: 'skip'},
  skip: [
    ...skip,
    // Links inside the site are the build's to check; the pages themselves end in .html.
    String.raw`^http://localhost:\d+/(?!.*\.html$)`,
    `^${site.replaceAll('.', String.raw`\.`)}(?:/|$)`,
    // Names that are reserved for examples lead nowhere.
    String.raw`^https?://(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.example)(?:[/:?#]|$)`,
  ],
  verbosity: 'error',
  ...rest,
};
