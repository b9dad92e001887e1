import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';
import {missingPackages} from './missingPackages.mjs';
import {npmCommand} from './npmCommand.mjs';
import {projectRoot} from './projectRoot.mjs';
import {runStep} from './runStep.mjs';

/**
 * Makes node_modules hold exactly what package-lock.json says; does nothing when it already does.
 *
 * @param {{root?: string, run?: (step: import('./runStep.mjs').Step) => Promise<boolean>}} [options]
 * @returns {Promise<void>}
 * @throws {CommandError} when the lock file cannot be read or `npm ci` fails
 */
export async function ensureDependencies({root = projectRoot, run = runStep} = {}) {
  const lock = readPackages(join(root, 'package-lock.json'));
  if (!lock) {
    throw new CommandError('package-lock.json is missing or unreadable: restore it from Git.');
  }
  const differences = missingPackages(lock, readInstalled(root));
  if (differences.length === 0) {
    return;
  }
  const names = differences.slice(0, 3).join(', ');
  const more = differences.length > 3 ? ` and ${differences.length - 3} more` : '';
  // Development packages are asked for because NODE_ENV=production would leave the tools out.
  const npm = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!(await run({title: `Install ${names}${more} (npm ci)`, ...npm}))) {
    throw new CommandError(
      'The dependencies could not be installed: npm ci failed, and says why above. Often the network or a proxy is in the way; then try again.',
    );
  }
}

/**
 * @param {string} root
 * @returns what npm noted down as installed and is still there
 */
function readInstalled(root) {
  const noted = readPackages(join(root, 'node_modules', '.package-lock.json')) ?? {};
  return Object.fromEntries(
    Object.entries(noted).filter(([folder]) => existsSync(join(root, folder))),
  );
}

/**
 * @param {string} file a lock file
 * @returns {Record<string, import('./missingPackages.mjs').LockedPackage> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
