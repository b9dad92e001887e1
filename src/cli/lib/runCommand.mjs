import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';
import {projectRoot} from './projectRoot.mjs';
import {unsupportedNode} from './unsupportedNode.mjs';

/**
 * Runs a command's main function and turns its outcome into an exit code: what it returns, the code
 * of a CommandError (message only, on stderr), or 1 for anything unexpected (with its stack).
 *
 * @param {() => Promise<number | void>} main
 * @returns {Promise<void>}
 */
export async function runCommand(main) {
  try {
    const {engines} = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const complaint = unsupportedNode(process.versions.node, engines.node);
    if (complaint) {
      throw new CommandError(complaint);
    }
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const expected = error instanceof CommandError;
    console.error(expected ? `\n${error.message}` : error);
    process.exitCode = expected ? error.exitCode : 1;
  }
}
