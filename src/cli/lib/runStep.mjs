import {spawn} from 'node:child_process';
import {constants} from 'node:os';
import {projectRoot} from './projectRoot.mjs';

/**
 * @typedef {object} Step
 * @property {string} title what the reader sees, such as `Unit tests`
 * @property {string} command
 * @property {string[]} args
 * @property {boolean} [shell] run through a shell
 * @property {Record<string, string>} [env] added to this process's environment
 * @property {number} [timeout] milliseconds after which the step is ended and counts as failed
 */

/**
 * Runs a program in the repository root, its output streaming to the terminal, and prints what runs
 * and how long it took. Never rejects: a program that cannot be started counts as failed.
 *
 * A signal to this process ends the step with all it has started, and then this process.
 *
 * @param {Step} step
 * @param {(line: string) => void} [print]
 * @returns {Promise<boolean>} whether it ended with exit code 0
 */
export async function runStep(step, print = console.log) {
  const {title, command, args, shell = false, env = {}, timeout} = step;
  print(`\n==> ${title}`);
  const start = performance.now();
  const problem = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: {...process.env, ...env},
      shell,
      stdio: 'inherit',
      // A process group of its own, to be ended as a whole: npm starts a shell, which starts the rest.
      detached: process.platform !== 'win32',
    });
    const timer = timeout && setTimeout(() => endGroup(child, 'SIGTERM'), timeout);
    const release = passSignalsTo(child);
    const finish = (/** @type {string | undefined} */ outcome) => {
      clearTimeout(timer);
      release();
      resolve(outcome);
    };
    child.once('error', (error) => finish(`could not start: ${error.message}`));
    child.once('close', (code, signal) => {
      finish(code === 0 ? undefined : signal ? `ended by ${signal}` : `exit code ${code}`);
    });
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`==> ${title}: ${problem ? `FAILED (${problem})` : 'done'} in ${seconds} s`);
  return problem === undefined;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} to call when the child has ended: ends this process if a signal had come
 */
function passSignalsTo(child) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
    received = signal;
    endGroup(child, signal);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  signals.forEach((signal) => process.on(signal, onSignal));
  return () => {
    signals.forEach((signal) => process.off(signal, onSignal));
    if (received) {
      process.exit(128 + constants.signals[received]);
    }
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined || process.platform === 'win32') {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended in the meantime.
  }
}
