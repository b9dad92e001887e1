import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
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
 * Makes a server listen on a port.
 *
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} command command that takes `--port`, for the message
 * @throws {CommandError} if the port cannot be used, with a command for another port
 */
export async function listen(server, port, command) {
  await once(server.listen(port), 'listening').catch((error) => {
    const otherPortCommand = `${command} -- --port ${port < 65535 ? port + 1 : DEFAULT_PORT}`;
    const problem = {
      EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port: ${otherPortCommand}`,
      EACCES: `This account may not use port ${port}. Choose port 1024 or higher: ${command} -- --port ${DEFAULT_PORT}`,
    }[/** @type {string} */ (error.code)];
    throw problem ? new CommandError(problem) : error;
  });
}

/**
 * Checks a port before a build, so that nobody waits minutes for a site that cannot be served.
 *
 * @param {number} port
 * @param {string} command see `listen`
 * @throws {CommandError} if the port cannot be used
 */
export async function requireFreePort(port, command) {
  const server = createServer();
  await listen(server, port, command);
  server.close();
  await once(server, 'close');
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
