/**
 * Options of linkinator for `npm run links`. The owner can add options in `blog/links.config.mjs`.
 */
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

if (!existsSync('build/index.html')) {
  throw new Error('There is no built site to check. Build it first: npm run build');
}
const home = readFileSync('build/index.html', 'utf8');
const [canonical = ''] = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/.exec(home) ?? [];
/** The site's address with its base path, without the slash at the end; '' if it is unknown. */
const site = /\bhref=["']?(https?:\/\/[^"'\s>]*?)\/?["'\s>]/.exec(canonical)?.[1] ?? '';

const OWNER_CONFIG = 'blog/links.config.mjs';
/** @type {{default: {skip?: string[]}}} */
const {
  default: {skip = [], ...ownerOptions},
} = existsSync(OWNER_CONFIG)
  ? await import(pathToFileURL(resolve(OWNER_CONFIG)).href)
  : {default: {}};

export default {
  concurrency: 20,
  timeout: 20_000,
  retryErrors: true,
  retryErrorsCount: 2,
  retryErrorsJitter: 500,
  // Some hosts send these codes to programs, although readers can see the page.
  statusCodes: {401: 'skip', 403: 'skip', 429: 'skip', 999: 'skip'},
  skip: [
    ...skip,
    // The build checks local links. The .html pages are not skipped, because linkinator finds the links
    // to other sites in them.
    String.raw`^http://localhost:\d+/(?!.*\.html$)`,
    // Full addresses of this site: pages that are new in this build are not published yet.
    `^${site.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:[/?#]|$)`,
    // Domains that are reserved for examples.
    String.raw`^https?://(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.example)(?:[/:?#]|$)`,
  ],
  verbosity: 'error',
  ...ownerOptions,
};
