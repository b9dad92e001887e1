import {spawn} from 'node:child_process';
import {projectRoot} from './projectRoot.mjs';

/**
 * @typedef {object} Step
 * @property {string} title what the reader sees, such as `Unit tests`
 * @property {string} command
 * @property {string[]} args
 * @property {boolean} [shell] run through a shell
 * @property {Record<string, string>} [env] added to this process's environment
 * @property {boolean} [quiet] keep the output until the end, so that steps that run side by side do
 *   not mix theirs, and show it only if the step failed
 */

/**
 * Runs a program in the repository root, and prints what runs and how long it took. Never rejects:
 * a program that cannot be started counts as failed.
 *
 * @param {Step} step
 * @returns {Promise<boolean>} whether it ended with exit code 0
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
