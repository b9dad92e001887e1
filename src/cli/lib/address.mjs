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
 * @returns {number} 1–65535, or 0 where that is accepted
 * @throws {CommandError} exit code 2, when the text is anything else
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
 * Reads the path under which the site stands on its host.
 *
 * @param {string | undefined} text as given in `BASE_URL` or `--base`; missing or empty means `/`
 * @returns {string} `/`, or a path that starts and ends with one slash, such as `/site/`
 * @throws {CommandError} exit code 2, when the text is not a plain path
 */
export function readBase(text) {
  const segments = (text ?? '').split('/').filter(Boolean);
  if (!segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.{1,2}$/.test(segment))) {
    throw new CommandError(`"${text}" is not a base path: give one such as / or /site/.`, 2);
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/**
 * The path that a built site was built for: what stands before `assets/` in the address of its styles.
 *
 * @param {string} dir folder of the built site
 * @returns {string} as `readBase` gives it; `/` where no page says
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
 * Tells whether a TCP port can be listened on. Both loopback addresses are tried besides the
 * wildcard, because some systems let the wildcard in beside a server bound to one address.
 *
 * @param {number} port 1–65535
 * @returns {Promise<boolean>} false when another program holds it
 * @throws {NodeJS.ErrnoException} whatever else stands in the way, such as EACCES
 */
export async function portIsFree(port) {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) {
      return false;
    }
  }
  return true;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') {
        resolve(false);
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') {
        // A machine without IPv6 has no ::1 that could be taken.
        resolve(true);
      } else {
        reject(error);
      }
    });
    probe.listen({port, host}, () => probe.close(() => resolve(true)));
  });
}

/**
 * Explains why a port cannot be listened on, with a command that would work.
 *
 * @param {number} port
 * @param {unknown} error what `listen` reported
 * @param {(port: number) => string} command the same command on another port
 * @returns {CommandError | unknown} the error unchanged when it is not about the port
 */
export function portError(port, error, command) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port === 65535 ? 3000 : port + 1;
    return new CommandError(
      `Port ${port} is in use by another program. Stop that program, or choose another port: ${command(other)}`,
    );
  }
  if (code === 'EACCES') {
    return new CommandError(
      `This account may not use port ${port}. Choose another port: ${command(3000)}`,
    );
  }
  return error;
}
