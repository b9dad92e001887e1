import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {npmCommand} from '../../src/cli/lib/runStep.mjs';
import {runAuthor} from '../support/authorCopy';
import {cleanEnvironment} from '../support/fixtureSite';
import {copyFork, installPrograms, removeFork} from '../support/siteCopy';
import {fixtureBuild, foreignContent, repository} from '../support/sites';

/** Time limit for all checks of a fork on a busy machine, in milliseconds. */
const TIME = 1_800_000;

let folder = '';
afterEach(() => removeFork(folder));

const CHECKS = [['check:lint'], ['check:format'], ['check:spelling'], ['check:content']];

/** Runs an npm script of the fork without the environment variables of this test run. */
function expectSuccess(words: readonly string[]): void {
  const {command, args, shell} = npmCommand(['run', ...words]);
  const own = Object.entries(cleanEnvironment()).filter(
    ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|PROD$|DEV$|MODE$|SSR$)/.test(name),
  );
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    env: Object.fromEntries(own),
    shell,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

/** Replaces the posts of the fork by those of `tests/fixtures/foreign/<name>`. */
function usePosts(name: string): void {
  rmSync(path.join(folder, 'blog'), {recursive: true});
  cpSync(path.join(foreignContent, name), path.join(folder, 'blog'), {recursive: true});
}

// The folder's name has characters that are special in globs, regular expressions and addresses. The
// tests of the fixture site are left out, as they are the same in every fork.
test(
  'every check passes in a fork with the posts of tests/fixtures/foreign',
  {timeout: TIME},
  async () => {
    folder = copyFork('My fork (1) [draft] ü ');
    installPrograms(folder);
    const owner = ['--name', 'Robin Vale', '--url', 'https://robin.example/blog/'];
    const fresh = await runAuthor(['fresh', '--yes', ...owner, '--accent', '#2f7de1'], {
      root: folder,
    });
    expect(fresh).toMatchObject({code: 0});
    usePosts('notes');
    // The browser tests serve it beside the fork's own site.
    cpSync(fixtureBuild, path.join(folder, path.relative(repository, fixtureBuild)), {
      recursive: true,
    });
    for (const words of [...CHECKS, ['build'], ['test:unit'], ['test:e2e', '--', 'site.e2e.ts']]) {
      expectSuccess(words);
    }

    usePosts('blog');
    for (const words of [...CHECKS, ['test:unit', '--', 'tests/content']]) {
      expectSuccess(words);
    }
  },
);
