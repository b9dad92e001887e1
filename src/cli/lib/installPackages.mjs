import {statSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';
import {npmCommand} from './npmCommand.mjs';
import {projectRoot} from './projectRoot.mjs';
import {runStep} from './runStep.mjs';

/**
 * Runs `npm ci` where package-lock.json has changed since the last installation, or none was made.
 *
 * @throws {CommandError} when it fails
 */
export async function installPackages() {
  const changed = (/** @type {string} */ file) =>
    statSync(join(projectRoot, file), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) {
    return;
  }
  // Development packages are asked for because NODE_ENV=production would leave the tools out.
  const npm = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!(await runStep({title: 'Install packages (npm ci)', ...npm}))) {
    throw new CommandError('The packages could not be installed; npm ci says why above.');
  }
}
