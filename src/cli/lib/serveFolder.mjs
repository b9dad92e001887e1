import {createServer} from './createServer.mjs';
import {portError} from './portError.mjs';

/**
 * Serves a built site until an interrupt, after which the process ends with code 0. All network
 * interfaces are listened on, so that a phone, or a browser outside a container, can look too.
 *
 * @param {object} options
 * @param {string} options.dir folder of the built site
 * @param {string} options.base path it stands under, with a slash at both ends
 * @param {number} options.port 0 lets the system choose
 * @param {(port: number) => string} options.command the same command on another port, for errors
 * @returns {Promise<string>} the address, such as `http://localhost:3000/`
 * @throws {import('./CommandError.mjs').CommandError} when the port cannot be listened on
 */
export async function serveFolder({dir, base, port, command}) {
  const server = createServer({dir, base});
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(port, error, command)));
    server.listen(port, () => resolve(undefined));
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
