/**
 * Runs one check, which the argument names. Called by `npm run check:spelling`, `check:format` and
 * `check:types`, and by `check:lint` for style sheets. Skips the files that the owner writes, unless
 * the owner file sets `strictPosts`.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './lib/CommandError.mjs';
import {ownerFiles, readOwnerFile} from './lib/ownerFiles.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';

const ownerGlobs = ownerFiles(projectRoot);

/**
 * Scripts in `node_modules`, with the arguments that check all files, and additional arguments that leave
 * out the owner's files.
 *
 * @type {Readonly<Record<string, {program: string, args: string[], withoutOwnerFiles: string[]}>>}
 */
const TOOLS = {
  spelling: {
    program: 'cspell/bin.mjs',
    args: ['--no-progress', '--no-summary', '**', '.github/**/*.md'],
    withoutOwnerFiles: ownerGlobs.flatMap((glob) => ['--exclude', glob]),
  },
  format: {
    program: 'prettier/bin/prettier.cjs',
    args: ['--check', '.'],
    withoutOwnerFiles: ownerGlobs.map((glob) => `!${glob}`),
  },
  styles: {
    program: 'stylelint/bin/stylelint.mjs',
    args: ['--max-warnings', '0', '{src,blog/_parts}/**/*.css'],
    withoutOwnerFiles: ownerGlobs.flatMap((glob) => ['--ignore-pattern', glob]),
  },
  types: {
    program: 'typescript-7/bin/tsc',
    args: ['--noEmit'],
    withoutOwnerFiles: ['--project', 'src/cli/tsconfig.code.json'],
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
  // The spell checker fails without its list of words, which may be missing if `blog/` was replaced.
  const words = join(projectRoot, 'blog/words.txt');
  if (name === 'spelling' && !existsSync(words)) {
    writeFileSync(words, '# Words that the spell checker should accept, one per line.\n');
  }
  const args = [...tool.args, ...(strictPosts ? [] : tool.withoutOwnerFiles)];
  const script = join(projectRoot, 'node_modules', tool.program);
  const {status} = spawnSync(process.execPath, [script, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
});
