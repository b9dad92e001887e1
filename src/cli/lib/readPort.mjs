import {CommandError} from './CommandError.mjs';

const defaultPort = 3000;

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
    return defaultPort;
  }
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port >= (zero ? 0 : 1) && port <= 65535) {
    return port;
  }
  throw new CommandError(`"${text}" is not a port: give a whole number from 1 to 65535.`, 2);
}
