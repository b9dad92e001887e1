import http from 'node:http';
import {resolve} from 'node:path';
import compression from 'compression';
import {findFile} from './findFile.mjs';
import {parseTarget} from './parseTarget.mjs';
import {sendFile} from './sendFile.mjs';

/**
 * A server that treats a folder as a static host would (GitHub Pages, Netlify): clean addresses,
 * 404.html with status 404, brotli or gzip for text, cache headers with revalidation. It must be
 * told to listen.
 *
 * @param {{dir: string, base?: string}} options folder of the built site; path it stands under, with
 *   a slash at both ends
 * @returns {http.Server}
 */
export function createServer({dir, base = '/'}) {
  const root = resolve(dir);
  const compress = compression();
  return http.createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const answer = () => {
      respond(root, base, request, response).catch((error) => {
        console.error(error);
        sendText(response, 500, 'The server failed to answer.');
      });
    };
    // Its types want Express's request and response, which add to these; it uses none of that.
    compress(/** @type {any} */ (request), /** @type {any} */ (response), answer);
  });
}

/**
 * @param {string} root
 * @param {string} base
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function respond(root, base, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are allowed.');
  }
  const target = parseTarget(request.url ?? '/', base);
  if (target.kind === 'malformed') {
    return sendText(response, 400, 'The address is malformed.');
  }
  if (target.kind === 'outside') {
    return request.url === '/'
      ? redirect(response, 302, base)
      : sendNotFound(root, request, response);
  }
  const file = await findFile(root, target.segments);
  if (!file) {
    return sendNotFound(root, request, response);
  }
  if (!target.isCanonical) {
    return redirect(response, 301, target.canonical);
  }
  // Docusaurus puts a hash of the content into every name below assets/.
  const immutable = target.segments[0] === 'assets';
  return sendFile(request, response, file, {immutable});
}

/**
 * @param {string} root
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function sendNotFound(root, request, response) {
  const page = await findFile(root, ['404.html']);
  if (!page) {
    return sendText(response, 404, 'There is no such page.');
  }
  response.statusCode = 404;
  return sendFile(request, response, page, {immutable: false});
}

/**
 * @param {http.ServerResponse} response
 * @param {number} status
 * @param {string} location
 */
function redirect(response, status, location) {
  // Browsers keep a 301 for good otherwise, and localhost:3000 is many sites in turn.
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.writeHead(status, {Location: location}).end();
}

/**
 * @param {http.ServerResponse} response destroyed when its headers have gone out already
 * @param {number} status
 * @param {string} text
 */
function sendText(response, status, text) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.removeHeader('Content-Length');
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end(`${text}\n`);
}
