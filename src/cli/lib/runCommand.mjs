import {fileURLToPath} from 'node:url';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';

/** Absolute path of the repository root, so that commands work from any folder. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs a command's main function and sets the exit code to its return value. After a CommandError,
 * prints the message and sets the error's exit code; after any other error, prints the stack and sets 1.
 *
 * @param {() => Promise<number | void>} main
 * @returns {Promise<void>}
 */
export async function runCommand(main) {
  try {
    requireNode();
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const isExpected = error instanceof CommandError;
    console.error(isExpected ? `\n${error.message}` : error);
    process.exitCode = isExpected ? error.exitCode : 1;
  }
}

/** @throws {CommandError} if Node.js is older than `engines` in package.json requires */
function requireNode() {
  const {engines} = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const required = engines.node.replace(/[^\d.]/g, '');
  if (process.versions.node.localeCompare(required, 'en', {numeric: true}) < 0) {
    throw new CommandError(
      `This needs Node.js ${required} or newer, but it runs on ${process.versions.node}. Get a newer one at https://nodejs.org/.`,
    );
  }
}
