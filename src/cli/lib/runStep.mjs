import {spawn} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';
import {projectRoot} from './runCommand.mjs';

/**
 * @typedef {object} Step
 * @property {string} title title in the output, such as `Unit tests`
 * @property {string} command name or path of a program
 * @property {string[]} args
 * @property {boolean} [shell] run through a shell
 * @property {Record<string, string>} [env] added to this process's environment
 * @property {boolean} [quiet] buffer the output, so that the outputs of parallel steps do not mix, and
 *   show it only if the step failed
 */

/**
 * Runs a program in the repository root, and prints its title and duration. Never rejects: a program
 * that cannot be started counts as failed.
 *
 * @param {Step} step
 * @returns {Promise<boolean>} true if the exit code is 0
 */
export async function runStep({title, command, args, shell = false, env = {}, quiet = false}) {
  console.log(`==> ${title}`);
  const start = performance.now();
  let output = '';
  const problem = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: {...process.env, ...env},
      shell,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', (error) => resolve(`could not start: ${error.message}`));
    child.once('close', (code, signal) => resolve(code === 0 ? '' : (signal ?? `exit ${code}`)));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (problem && output) {
    console.log(output);
  }
  console.log(`==> ${title}: ${problem ? `FAILED (${problem})` : 'done'} in ${seconds} s`);
  return !problem;
}

/**
 * Returns a command that runs npm, in the version that started this process.
 *
 * @param {string[]} args arguments of npm, such as `['run', 'build']`
 */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) {
    return {command: process.execPath, args: [cli, ...args]};
  }
  // This process was not started by npm. On Windows, npm is a .cmd file, which needs a shell.
  return {command: 'npm', args, shell: process.platform === 'win32'};
}

/**
 * Runs `npm ci`, unless the packages were installed after the last change of package-lock.json.
 *
 * @throws {CommandError} if the installation fails
 */
export async function installPackages() {
  const changeTime = (/** @type {string} */ file) =>
    statSync(join(projectRoot, file), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  if (changeTime('node_modules/.package-lock.json') >= changeTime('package-lock.json')) {
    return;
  }
  // Without `--include=dev`, NODE_ENV=production would leave out development packages.
  const npm = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!(await runStep({title: 'Install packages (npm ci)', ...npm}))) {
    throw new CommandError('The packages could not be installed; npm ci says why above.');
  }
}
