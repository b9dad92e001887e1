import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';

const DEFAULT_PORT = 3000;

/**
 * Reads a TCP port number.
 *
 * @param {string | undefined} text as given in `PORT` or `--port`; missing or empty means 3000
 * @param {{zero?: boolean}} [options] `zero`: accept 0, which lets the system choose a free port
 * @returns {number} 1–65535, or 0 if that is accepted
 * @throws {CommandError} exit code 2 if the text is not such a number
 */
export function readPort(text, {zero = false} = {}) {
  if (text === undefined || text === '') {
    return DEFAULT_PORT;
  }
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port >= (zero ? 0 : 1) && port <= 65535) {
    return port;
  }
  throw new CommandError(`"${text}" is not a port: give a whole number from 1 to 65535.`, 2);
}

/**
 * Reads the base path of the site.
 *
 * @param {string | undefined} text as given in `BASE_URL` or `--base`; missing or empty means `/`
 * @returns {string} `/`, or a path that starts and ends with one slash, such as `/site/`
 * @throws {CommandError} exit code 2 if the text is not a plain path
 */
export function readBase(text) {
  const segments = (text ?? '').split('/').filter(Boolean);
  if (!segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.{1,2}$/.test(segment))) {
    throw new CommandError(`"${text}" is not a base path: give one such as / or /site/.`, 2);
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/**
 * Returns the base path that a site was built for, which precedes `assets/` in the address of its style
 * sheet.
 *
 * @param {string} dir folder of the built site
 * @returns {string} in the form of `readBase`; `/` if the home page does not contain it
 */
export function builtBase(dir) {
  let home;
  try {
    home = readFileSync(join(dir, 'index.html'), 'utf8');
  } catch {
    return '/';
  }
  return readBase(/\shref="?(\/[^\s">]*?)assets\/css\//.exec(home)?.[1]);
}

/**
 * Checks that a TCP port is free. Tries both loopback addresses besides the wildcard address, because
 * some systems allow the wildcard although another server is bound to a single address.
 *
 * @param {number} port 1–65535
 * @param {(port: number) => string} command as for `portError`
 * @throws {CommandError} if another program uses the port, or this account may not
 */
export async function requireFreePort(port, command) {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const probe = createServer();
    try {
      await once(probe.listen({port, host}), 'listening');
      await once(probe.close(), 'close');
    } catch (error) {
      // Without IPv6 there is no ::1.
      if (!/^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(codeOf(error))) {
        throw portError(port, error, command);
      }
    }
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Explains why a port cannot be used, and suggests a command that would work.
 *
 * @param {number} port
 * @param {unknown} error error of `listen`
 * @param {(port: number) => string} command returns the same command for another port
 * @returns {CommandError | unknown} the same error if it is not about the port
 */
export function portError(port, error, command) {
  const reason = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that program, or choose`,
    EACCES: `This account may not use port ${port}. Choose`,
  }[codeOf(error)];
  const other = codeOf(error) === 'EADDRINUSE' && port < 65535 ? port + 1 : 3000;
  return reason ? new CommandError(`${reason} another port: ${command(other)}`) : error;
}
