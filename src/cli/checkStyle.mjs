/**
 * `npm run check:spelling`, `check:format` and `check:types`. Without `strictPosts` in the owner file,
 * the owner's own files are left out.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './lib/CommandError.mjs';
import {OWN_FILES, readOwnerFile} from './lib/ownFiles.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';

/**
 * @typedef {object} Tool
 * @property {string} program path of its script in `node_modules`
 * @property {string[]} args arguments that check all files
 * @property {string[]} withoutOwn further arguments that leave out the owner's files
 */

/** @type {Readonly<Record<string, Tool>>} */
const TOOLS = {
  spelling: {
    program: 'cspell/bin.mjs',
    args: ['--no-progress', '--no-summary', '**', '.github/**/*.md'],
    withoutOwn: OWN_FILES.flatMap((glob) => ['--exclude', glob]),
  },
  format: {
    program: 'prettier/bin/prettier.cjs',
    args: ['--check', '.'],
    withoutOwn: OWN_FILES.map((glob) => `!${glob}`),
  },
  types: {
    program: 'typescript/bin/tsc',
    args: ['--noEmit'],
    withoutOwn: ['--project', 'src/cli/tsconfig.code.json'],
  },
};

await runCommand(async () => {
  const [name = ''] = process.argv.slice(2);
  const tool = TOOLS[name];
  if (!tool) {
    throw new CommandError(
      `Usage: node src/cli/checkStyle.mjs ${Object.keys(TOOLS).join(' | ')}`,
      2,
    );
  }
  const {strictPosts} = await readOwnerFile();
  // The speller fails if its list of words is missing. A blog that was copied from elsewhere has none.
  const words = join(projectRoot, 'blog/words.txt');
  if (name === 'spelling' && !existsSync(words)) {
    writeFileSync(words, '# Words that the spell checker should accept, one a line.\n');
  }
  const args = [...tool.args, ...(strictPosts ? [] : tool.withoutOwn)];
  const script = join(projectRoot, 'node_modules', tool.program);
  const {status} = spawnSync(process.execPath, [script, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
});
