import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';

const DEFAULT_PORT = 3000;

/**
 * Reads a TCP port number.
 *
 * @param {string | undefined} text value of `PORT` or `--port`; missing or empty means 3000
 * @returns {number} 0–65535; 0 lets the system choose a free port
 * @throws {CommandError} exit code 2 if the text is not a port number
 */
export function readPort(text) {
  const port = text ? Number(text) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new CommandError(`"${text}" is not a port: give a whole number up to 65535.`, 2);
  }
  return port;
}

/**
 * Returns the base path that a site was built for: the part before `assets/` in the address of its style
 * sheet.
 *
 * @param {string} dir folder of the built site
 * @returns {string} base path with a slash at both ends; `/` if the home page has no style sheet
 */
export function builtBase(dir) {
  try {
    const home = readFileSync(join(dir, 'index.html'), 'utf8');
    return /\shref="?(\/[^\s">]*?)assets\/css\//.exec(home)?.[1] ?? '/';
  } catch {
    return '/';
  }
}
