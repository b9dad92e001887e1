import {fileURLToPath} from 'node:url';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';

/** Absolute path of the repository root, so that commands work from any folder. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs a command's main function and sets the exit code: its return value, the code of a CommandError
 * (whose message is printed to stderr), or 1 for an unexpected error (printed with its stack).
 *
 * @param {() => Promise<number | void>} main
 * @returns {Promise<void>}
 */
export async function runCommand(main) {
  try {
    requireNode();
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const expected = error instanceof CommandError;
    console.error(expected ? `\n${error.message}` : error);
    process.exitCode = expected ? error.exitCode : 1;
  }
}

/** @throws {CommandError} if Node.js is older than `engines` in package.json requires */
function requireNode() {
  const {engines} = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const wanted = engines.node.replace(/[^\d.]/g, '');
  if (process.versions.node.localeCompare(wanted, 'en', {numeric: true}) < 0) {
    throw new CommandError(
      `This needs Node.js ${wanted} or newer; this is ${process.versions.node}. Get one at https://nodejs.org/.`,
    );
  }
}
