import {tmpdir} from 'node:os';
import {expect, test} from 'vitest';
import {runProcess} from './runProcess';

const BUSY = `
  const {spawn} = require('node:child_process');
  if (process.argv[1] !== 'child') {
    spawn(process.execPath, ['-e', process.env.CODE, 'child'], {stdio: 'inherit'});
  }
  const held = Buffer.alloc(120e6, 1);
  setTimeout(() => held, 1500);
`;

test.runIf(process.platform === 'linux')(
  'the peak counts a process and what it starts, and its time is measured',
  async () => {
    process.env['CODE'] = BUSY;
    const {seconds, peak} = await runProcess(['-e', BUSY], tmpdir());
    delete process.env['CODE'];
    expect(seconds).toBeGreaterThan(1.5);
    expect(peak).toBeGreaterThan(240e6);
    expect(peak).toBeLessThan(600e6);
  },
);

test('a program that fails is an error with the last of what it said', async () => {
  const failing = 'console.log("starts"); console.error("the reason"); process.exit(3)';
  await expect(runProcess(['-e', failing], tmpdir())).rejects.toThrow(
    /ended with 3:\n[^]*the reason/,
  );
});
