import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {npmCommand} from '../../src/cli/lib/runStep.mjs';
import {runAuthor} from '../support/authorCli';
import {cleanEnvironment} from '../support/fixtureSite';
import {copyFork, installPrograms} from '../support/siteCopy';
import {fixtureBuild, foreignContent, repository} from '../support/sites';

const SCRIPTS = [
  'check:lint',
  'check:format',
  'check:spelling',
  'check:content',
  'build',
  'test:unit',
  'test:e2e -- site.e2e.ts',
];

/**
 * Runs an npm script of a fork, without the environment variables of this test run.
 *
 * @param script name of the script, optionally with arguments
 */
function expectSuccess(folder: string, script: string): void {
  const {command, args, shell} = npmCommand(['run', ...script.split(' ')]);
  const environment = Object.entries(cleanEnvironment()).filter(
    ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|PROD$|DEV$|MODE$|SSR$)/.test(name),
  );
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    env: Object.fromEntries(environment),
    shell,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

// Leaves out the tests of the fixture site, which are the same in every fork.
test(
  'every check passes in a fork with the posts of tests/fixtures/foreign',
  {timeout: 1_800_000},
  async () => {
    // Has characters that are special in globs, regular expressions and addresses.
    const folder = copyFork('My fork (1) [draft] ü ');
    installPrograms(folder);
    const owner = ['--name', 'Robin Vale', '--url', 'https://robin.example/blog/'];
    const fresh = await runAuthor(['fresh', '--yes', ...owner, '--accent', '#2f7de1'], {
      root: folder,
    });
    expect(fresh).toMatchObject({code: 0});
    rmSync(path.join(folder, 'blog'), {recursive: true});
    for (const name of ['notes', 'blog']) {
      cpSync(path.join(foreignContent, name), path.join(folder, 'blog'), {recursive: true});
    }
    // The browser tests need this build as well as the fork's.
    cpSync(fixtureBuild, path.join(folder, path.relative(repository, fixtureBuild)), {
      recursive: true,
    });
    for (const script of SCRIPTS) {
      expectSuccess(folder, script);
    }
  },
);
