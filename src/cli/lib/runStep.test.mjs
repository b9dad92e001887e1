import {expect, test} from 'vitest';
import {runStep} from './runStep.mjs';

const node = process.execPath;
const forever = 'setInterval(() => {}, 1000)';
const inChild = `require('node:child_process').spawnSync(process.execPath, ['-e', '${forever}'])`;

test.each([
  ['passes when the program ends with 0', {command: node, args: ['-e', '0']}, true],
  ['fails when it ends with another code', {command: node, args: ['-e', 'process.exit(3)']}, false],
  ['fails when it cannot be started', {command: 'no-such-program', args: []}, false],
  ['fails when it takes too long', {command: node, args: ['-e', forever], timeout: 100}, false],
  [
    'ends what the program has started',
    {command: node, args: ['-e', inChild], timeout: 500},
    false,
  ],
])('%s', async (title, step, ok) => {
  expect(await runStep({title, ...step}, () => {})).toBe(ok);
});

test('adds to the environment', async () => {
  const args = ['-e', 'process.exit(process.env.PATH && process.env.ADDED === "yes" ? 0 : 1)'];
  const step = {title: 'Environment', command: node, args, env: {ADDED: 'yes'}};
  expect(await runStep(step, () => {})).toBe(true);
});

test('prints what runs, how it ended and how long it took', async () => {
  /** @type {string[]} */
  const lines = [];
  await runStep({title: 'Build', command: node, args: ['-e', '0']}, (line) => lines.push(line));
  expect(lines).toEqual(['\n==> Build', expect.stringMatching(/^==> Build: done in \d+\.\d s$/)]);
});
