import {basename, dirname} from 'node:path';
import send from 'send';

/**
 * Answers with a file, or with 304 when the client has it already.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response its status is kept
 * @param {string} file path on the disk
 * @param {{immutable: boolean}} options `immutable`: the name changes with the content, so it may
 *   be kept for a year without asking
 */
export function sendFile(request, response, file, {immutable}) {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader(
    'Cache-Control',
    `public, ${immutable ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate'}`,
  );
  /** @type {send.SendOptions} */
  const options = {root: dirname(file), dotfiles: 'allow', cacheControl: false, index: false};
  send(request, encodeURIComponent(basename(file)), options)
    // A file that vanishes under a rebuild ends this answer, not the server.
    .once('error', () => response.destroy())
    .pipe(response);
}
