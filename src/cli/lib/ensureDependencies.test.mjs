import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {ensureDependencies} from './ensureDependencies.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dependencies-'));
  writeFileSync(join(root, 'package-lock.json'), lockOf('1.0.0'));
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

/** @param {string} version */
function lockOf(version) {
  return JSON.stringify({packages: {'node_modules/a': {version}}});
}

/** @param {string} version */
function install(version) {
  mkdirSync(join(root, 'node_modules', 'a'), {recursive: true});
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), lockOf(version));
}

/** @param {boolean} succeeds */
function recorder(succeeds) {
  /** @type {string[]} */
  const calls = [];
  return {
    calls,
    run: async (/** @type {import('./runStep.mjs').Step} */ step) => {
      calls.push(step.args.join(' '));
      return succeeds;
    },
  };
}

test('runs nothing when everything is installed', async () => {
  install('1.0.0');
  const {calls, run} = recorder(true);
  await ensureDependencies({root, run});
  expect(calls).toEqual([]);
});

test.each([
  ['nothing is installed', () => {}],
  ['another version is installed', () => install('0.9.0')],
  [
    'a folder was deleted by hand',
    () => {
      install('1.0.0');
      rmSync(join(root, 'node_modules', 'a'), {recursive: true});
    },
  ],
])('installs the lock file when %s', async (_case, prepare) => {
  prepare();
  const {calls, run} = recorder(true);
  await ensureDependencies({root, run});
  expect(calls).toEqual([expect.stringContaining('ci --include=dev')]);
});

test('says so when npm ci fails', async () => {
  await expect(ensureDependencies({root, run: recorder(false).run})).rejects.toThrow(
    'npm ci failed',
  );
});

test('asks for the lock file when it is missing', async () => {
  rmSync(join(root, 'package-lock.json'));
  await expect(ensureDependencies({root})).rejects.toThrow('package-lock.json is missing');
});
