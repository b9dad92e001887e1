import {once} from 'node:events';
import {readFile, stat} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import http from 'node:http';
import compression from 'compression';
import send from 'send';
import {portError} from './address.mjs';

/** Headers that `_headers` cannot set, because they depend on the served file. */
const OWN = /^(?:cache-control|content-(?:length|encoding))$/i;

/**
 * Returns the headers for a path from the built site's `_headers` file, in the format of Netlify and
 * Cloudflare Pages: rules begin at the start of a line, their headers are indented, and `*` at the end
 * of a rule matches anything.
 *
 * @param {string} root folder of the built site
 * @param {string} path requested path
 * @returns {Promise<[string, string][]>} names and values
 */
async function hostHeaders(root, path) {
  const text = await readFile(join(root, '_headers'), 'utf8').catch(() => '');
  /** @type {[string, string][]} */
  const headers = [];
  let applies = false;
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+): *(.+)$/.exec(line);
    if (/^\//.test(line)) {
      const rule = line.trim();
      applies = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
    } else if (header?.[1] && header[2] && applies && !OWN.test(header[1])) {
      headers.push([header[1], header[2].trim()]);
    }
  }
  return headers;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Docusaurus puts a hash of the content into every name below assets/. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Decodes a path as hosts do.
 *
 * @param {string} path percent-encoded
 * @returns {string | undefined} undefined if the encoding is malformed or hides a slash
 */
function decodePath(path) {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

/**
 * Finds the file that a static host with clean URLs serves: the file itself, `<path>.html`, or
 * `<path>/index.html`, in this order.
 *
 * @param {string} root
 * @param {string} path percent-encoded, with a slash at its start
 * @returns {Promise<string | undefined>} the file's path below the root, percent-encoded
 */
async function findFile(root, path) {
  for (const file of [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`]) {
    const decoded = decodePath(file);
    try {
      if (decoded !== undefined && (await stat(join(root, decoded))).isFile()) {
        return file;
      }
    } catch {
      // The file is missing, or its name is invalid.
    }
  }
  return undefined;
}

/**
 * True if a page's canonical link is the requested address, which ends in `.html`.
 *
 * @param {string} root
 * @param {string} path percent-encoded, below the base path
 * @param {string} pathname as requested
 */
async function keepsHtml(root, path, pathname) {
  const file = /\.html$/.test(path) ? decodePath(path) : undefined;
  const html = file && (await readFile(join(root, file), 'utf8').catch(() => ''));
  const [, address] = /<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^" >]+)/.exec(html || '') ?? [];
  return address !== undefined && URL.canParse(address) && new URL(address).pathname === pathname;
}

/** Canonical path of a page: no repeated or trailing slashes, no `.html`, no `index.html`. */
function canonicalPath(/** @type {string} */ path, /** @type {string} */ base) {
  const bare = path.replaceAll(/\/+/g, '/').replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  return `${bare}/` === base ? base : bare;
}

/**
 * Creates a server for a folder that behaves like a static host (GitHub Pages, Netlify): clean URLs,
 * 404.html with status 404, brotli or gzip for text, cache headers with revalidation, and the other
 * headers of the build's `_headers`. The caller makes it listen.
 *
 * @param {{dir: string, base?: string}} options folder of the built site, and its base path with a
 *   slash at both ends
 * @returns {http.Server}
 */
export function createServer({dir, base = '/'}) {
  const root = resolve(dir);
  const compress = compression();

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {pathname, search} = new URL(`http://localhost/${request.url?.replace(/^\//, '')}`);
    for (const [name, value] of await hostHeaders(root, pathname)) {
      response.setHeader(name, value);
    }
    const below = pathname.startsWith(base) ? pathname.slice(base.length - 1) : '';
    const isOwn = await keepsHtml(root, below, pathname);
    const canonical = pathname === '/' ? base : isOwn ? pathname : canonicalPath(pathname, base);
    // Without this, browsers would cache redirects forever, although localhost:3000 serves many sites.
    response.setHeader('Cache-Control', REVALIDATE);
    if (canonical !== pathname) {
      response.writeHead(301, {Location: canonical + search}).end();
      return;
    }
    const path = canonical.startsWith(base) ? canonical.slice(base.length - 1) : undefined;
    const file = path && (await findFile(root, path));
    if (file?.startsWith('/assets/')) {
      response.setHeader('Cache-Control', IMMUTABLE);
    }
    response.statusCode = file ? 200 : 404;
    send(request, file ?? '/404.html', {root, dotfiles: 'allow', cacheControl: false, index: false})
      .once('error', () => {
        if (file) {
          // A rebuild has removed the file.
          response.destroy();
        } else {
          response.writeHead(404).end('There is no such page.\n');
        }
      })
      .pipe(response);
  }

  return http.createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Typed for Express' request and response, but uses only what Node's have.
    compress(/** @type {any} */ (request), /** @type {any} */ (response), () => {
      void answer(request, response);
    });
  });
}

/**
 * Serves a built site until an interrupt, then exits with code 0. Listens on all network interfaces, so
 * that a phone or a browser outside a container can open the site.
 *
 * @param {object} options
 * @param {string} options.dir folder of the built site
 * @param {string} options.base base path with a slash at both ends
 * @param {number} options.port 0 lets the system choose
 * @param {(port: number) => string} options.command returns the same command for another port
 * @returns {Promise<string>} the address, such as `http://localhost:3000/`
 * @throws {import('./CommandError.mjs').CommandError} if the port cannot be used
 */
export async function serveFolder({dir, base, port, command}) {
  const server = createServer({dir, base});
  await once(server.listen(port), 'listening').catch((error) => {
    throw portError(port, error, command);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  const address = server.address();
  const actualPort = address && typeof address === 'object' ? address.port : port;
  return `http://localhost:${actualPort}${base}`;
}
