import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import manifest from '../../../package.json';
import {runAuthor} from '../../../tests/support/authorCli';
import {folderWith} from '../../../tests/support/folders';

const root = folderWith({
  'blog/authors.yml': 'founder: {name: The founder}\n',
  'blog/tags.yml': '',
  'blog/2025-01-01-a.md': 'No front matter.\n',
});

test('help lists every command and exits with 0', async () => {
  const {code, stdout, stderr} = await runAuthor(['help'], {root});
  expect({code, stderr}).toEqual({code: 0, stderr: ''});
  for (const name of ['new', 'tags', 'import', 'check']) {
    expect(stdout).toMatch(new RegExp(`^ +${name}\\b`, 'm'));
    expect(await runAuthor([name, '--help'], {root})).toMatchObject({code: 0, stderr: ''});
  }
});

test.each([
  ['an unknown command', ['chekc'], 2, 'Did you mean check?'],
  ['no command', [], 2, 'Usage: npm run author -- <command>'],
  ['a problem in the content', ['check'], 1, 'blog/2025-01-01-a.md:1: title is missing'],
])('%s is an error', async (_, args, exitCode, message) => {
  const {code, stdout, stderr} = await runAuthor(args, {root});
  expect({code, stdout}).toEqual({code: exitCode, stdout: ''});
  expect(stderr).toContain(message);
});

test('an error of the file system is printed without a stack trace', async () => {
  const folder = folderWith({'blog/tags.yml/a': ''});
  const {code, stderr} = await runAuthor(['tags'], {root: folder});
  expect({code, stderr}).toEqual({code: 1, stderr: expect.stringMatching(/^EISDIR: .*\n$/)});
});

// Long timeout: starts another process, which compiles the program again.
test('the program exits with the code of its command', {timeout: 180_000}, () => {
  const [, ...args] = manifest.scripts.author.split(' ');
  const {status, stdout, stderr} = spawnSync(process.execPath, [...args, 'chekc'], {
    cwd: path.resolve(__dirname, '../../..'),
    encoding: 'utf8',
  });
  expect({status, stdout}).toEqual({status: 2, stdout: ''});
  expect(stderr).toContain('Did you mean check?');
});
