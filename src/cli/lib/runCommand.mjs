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
  const numbers = (/** @type {string} */ version) => (version.match(/\d+/g) ?? []).map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(engines.node);
  const [major = 0, minor = 0] = numbers(process.versions.node);
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new CommandError(
      `This needs Node.js ${wantedMajor}.${wantedMinor} or newer; this is ${process.versions.node}. Get one at https://nodejs.org/.`,
    );
  }
}
