import {fileURLToPath} from 'node:url';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';

/** Absolute path of the repository root: commands work from any folder. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs a command's main function and turns its outcome into an exit code: what it returns, the code
 * of a CommandError (message only, on stderr), or 1 for anything unexpected (with its stack).
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

/** @throws {CommandError} where this Node.js is older than `engines` of package.json asks */
function requireNode() {
  const {engines} = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const wanted = engines.node.replace(/[^\d.]/g, '');
  if (process.versions.node.localeCompare(wanted, 'en', {numeric: true}) < 0) {
    throw new CommandError(
      `This needs Node.js ${wanted} or newer; this is ${process.versions.node}. Get one at https://nodejs.org/.`,
    );
  }
}
