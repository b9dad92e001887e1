import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {npmCommand} from '../../src/cli/lib/runStep.mjs';
import {runAuthor} from '../support/authorCopy';
import {cleanEnvironment} from '../support/fixtureSite';
import {copyFork, installPrograms, removeFork} from '../support/siteCopy';
import {foreignContent} from '../support/sites';

/** Time limit for all checks of a fork on a busy machine, in milliseconds. */
const TIME = 1_800_000;

let folder = '';
afterEach(() => removeFork(folder));

/** Runs an npm script of the fork without the environment variables of this test run. */
function runScript(...args: string[]): {status: number | null; output: string} {
  const {command, args: all, shell} = npmCommand(['run', ...args]);
  const own = Object.entries(cleanEnvironment()).filter(
    ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|PROD$|DEV$|MODE$|SSR$)/.test(name),
  );
  const {status, stdout, stderr} = spawnSync(command, all, {
    cwd: folder,
    env: Object.fromEntries(own),
    shell,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return {status, output: `${stdout}\n${stderr}`};
}

/** Replaces the posts of the fork by those of `tests/fixtures/foreign/<name>`. */
function usePosts(name: string): void {
  rmSync(path.join(folder, 'blog'), {recursive: true});
  cpSync(path.join(foreignContent, name), path.join(folder, 'blog'), {recursive: true});
}

// `npm test` builds the site of the posts in `blog`, so only its sources are checked here. The
// browser tests of the fixture site are left out, as they are the same in every fork.
test(
  'every check passes in a fork with the posts of tests/fixtures/foreign',
  {timeout: TIME},
  async () => {
    folder = copyFork('My fork (1) ');
    installPrograms(folder);
    const owner = ['--name', 'Robin Vale', '--url', 'https://robin.example/blog/'];
    const fresh = await runAuthor(['fresh', '--yes', ...owner, '--accent', '#2f7de1'], {
      root: folder,
    });
    expect(fresh).toMatchObject({code: 0});
    usePosts('notes');
    const check = runScript('check');
    expect(check.status, check.output).toBe(0);
    expect(check.output).toMatch(/\n[1-9]\d* passed, 0 failed\n/);
    const journey = runScript('test:e2e', '--', 'site.e2e.ts');
    expect(journey.status, journey.output).toBe(0);
    expect(journey.output).toMatch(/1 passed/);

    usePosts('blog');
    for (const words of [
      ['check:lint'],
      ['check:format'],
      ['check:spelling'],
      ['check:content'],
      ['test:unit', '--', 'tests/content'],
    ]) {
      const {status, output} = runScript(...words);
      expect(status, output).toBe(0);
    }
  },
);
