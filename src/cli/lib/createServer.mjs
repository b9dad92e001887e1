import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import http from 'node:http';
import {extname, join, resolve} from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {listen} from './address.mjs';

/** Headers that rules in `_headers` cannot set, because the server sets them for each file. */
const SERVER_HEADERS = /^(?:cache-control|content-(?:length|encoding))$/i;

/**
 * Returns the headers that the built site's `_headers` file sets for a path. The format is that of
 * Netlify and Cloudflare Pages: a line with a path, then its headers on indented lines; `*` at the end
 * of the path matches anything.
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
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s+([\w-]+): *(.+)$/.exec(line);
    if (/^[^\s#]/.test(line)) {
      const rule = line.trim();
      // A rule with a host (`https://preview.example/*`) never applies here.
      applies = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
    } else if (header?.[1] && header[2] && applies && !SERVER_HEADERS.test(header[1])) {
      headers.push([header[1], header[2].trim()]);
    }
  }
  return headers;
}

/** @type {Readonly<Record<string, string>>} */
const TEXT_TYPES = {'.md': 'text/markdown', '.txt': 'text/plain'};

/** Cache header for files that may change. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Cache header for files in assets/, whose names contain a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Creates a server for a built site that behaves like a static host (GitHub Pages, Netlify): URLs
 * without `.html`, 404.html with status 404, brotli or gzip for text, cache headers, and the headers in
 * `_headers`. The caller must call `listen`.
 *
 * @param {{dir: string, base?: string}} options folder of the built site, and its base path with a
 *   slash at both ends
 * @returns {http.Server}
 */
export function createServer({dir, base = '/'}) {
  const root = resolve(dir);
  const compress = compression();
  // With `dev`, sirv reads the folder again for every request, so that it serves a new build.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    dotfiles: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);
      // sirv adds the character set only for HTML. `path` is the requested path: if only `agents.md.html`
      // exists, sirv serves it at `/agents.md`, and the page must keep its type.
      const type = TEXT_TYPES[extname(path)];
      if (type && statSync(join(root, path), {throwIfNoEntry: false})?.isFile()) {
        response.setHeader('Content-Type', `${type};charset=utf-8`);
      }
    },
  });

  /** @param {http.ServerResponse} response */
  async function sendNotFound(response) {
    const page = await readFile(join(root, '404.html')).catch(() => 'There is no such page.\n');
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': REVALIDATE,
    });
    response.end(page);
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    const [path = '/'] = (request.url ?? '/').split('?');
    for (const [name, value] of await hostHeaders(root, path)) {
      response.setHeader(name, value);
    }
    const leadsToBase = path === '/' || `${path}/` === base;
    if (leadsToBase && path !== base) {
      response.writeHead(301, {Location: base, 'Cache-Control': REVALIDATE}).end();
    } else if (path.startsWith(base)) {
      request.url = request.url?.slice(base.length - 1);
      serveFile(request, response, () => sendNotFound(response));
    } else {
      await sendNotFound(response);
    }
  }

  return http.createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // The types of `compression` require Express, but the library works with Node's own objects.
    compress(/** @type {any} */ (request), /** @type {any} */ (response), () => {
      void answer(request, response);
    });
  });
}

/**
 * Serves a built site until an interrupt, then exits with code 0. Listens on all network interfaces, so
 * that a phone or a browser outside a container can open the site.
 *
 * @param {{dir: string, base: string, port: number, command: string}} options options of `createServer`
 *   and `listen`
 * @returns {Promise<string>} the address, such as `http://localhost:3000/`
 * @throws {import('./CommandError.mjs').CommandError} if the port cannot be used
 */
export async function serveFolder({port, command, ...options}) {
  const server = createServer(options);
  await listen(server, port, command);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  const {port: actual} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://localhost:${actual}${options.base}`;
}
