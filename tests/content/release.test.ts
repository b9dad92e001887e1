import {execFileSync} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {parse} from 'yaml';
import {sitePackages} from '../stock/sites';
import {repository} from '../support/sites';

interface Workflow {
  readonly jobs: {
    readonly publish: {readonly steps: readonly {readonly name?: string; readonly run?: string}[]};
  };
}

/** Shell script of a step of the release workflow. */
function stepScript(name: string): string {
  const file = path.join(repository, '.github/workflows/release.yml');
  const {steps} = (parse(readFileSync(file, 'utf8')) as Workflow).jobs.publish;
  return steps.find((step) => step.name === name)?.run ?? '';
}

/**
 * Stands in for npm: the registry has no package yet, and what would be published is written to
 * `$PUBLISHED`. Anything else is done by npm itself.
 */
const FAKE_NPM = `#!/bin/bash
case "$1" in
  view) exit 1 ;;
  publish)
    folder="\${@: -1}"
    node -p "const {name, repository} = require('./$folder/package.json'); JSON.stringify({name, repository, flags: process.argv.slice(1)})" -- "$@" >> "$PUBLISHED" ;;
  *) PATH="\${PATH#*:}" exec npm "$@" ;;
esac
`;

interface Published {
  readonly name: string;
  readonly repository: object;
  readonly flags: readonly string[];
}

let folder = '';

/** Runs the step that publishes, in a copy of the packages' manifests. */
function publish(environment: Readonly<Record<string, string>>): Published[] {
  const log = path.join(folder, 'published');
  writeFileSync(log, '');
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', stepScript('Publish')], {
    cwd: folder,
    env: {
      ...process.env,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'ada/notes',
      NODE_AUTH_TOKEN: '',
      DRY: '',
      ...environment,
      PUBLISHED: log,
      PATH: `${path.join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
    },
  });
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Published);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/npm'), FAKE_NPM);
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  const root = {name: 'site', private: true, workspaces: ['src/packages/*']};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(root));
  for (const each of sitePackages()) {
    const place = path.relative(repository, path.join(each.folder, 'package.json'));
    cpSync(path.join(each.folder, 'package.json'), path.join(folder, place), {recursive: true});
  }
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('the release publishes every package with the address of the repository it runs in', () => {
  const published = publish({NODE_AUTH_TOKEN: 'token'});
  expect(published.map(({name}) => name).sort()).toEqual(sitePackages().map(({name}) => name));
  expect(published[0]?.name).toBe('docusaurus-built-pages');
  for (const {name, repository: address, flags} of published) {
    expect(address).toEqual({
      type: 'git',
      url: 'git+https://github.com/ada/notes.git',
      directory: `src/packages/${name}`,
    });
    expect(flags).toContain('--provenance');
  }
});

test('the release only shows what it would publish where there is no token', () => {
  for (const {flags} of publish({})) {
    expect(flags).toContain('--dry-run');
  }
});
