import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {contentProblems} from '../../src/plugins/post-schema/contentProblems';
import {readContent} from '../../src/plugins/post-schema/readContent';

const root = path.resolve(__dirname, '../..');
const jiti = pathToFileURL(path.join(root, 'node_modules/jiti/lib/jiti-register.mjs')).href;
const program = path.join(root, 'src/cli/author.ts');

export interface AuthorRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run author -- <args>` on a copy of the content. `SITE_TODAY` comes from `env` alone. */
export function runAuthor(
  args: readonly string[],
  options: {readonly root: string; readonly env?: Readonly<Record<string, string>>},
): AuthorRun {
  const {SITE_TODAY: _today, ...env} = process.env;
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', jiti, program, ...args],
    {
      cwd: options.root,
      env: {...env, NO_COLOR: '1', ...options.env},
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    },
  );
  return {code: status, stdout, stderr};
}

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'author-copy-'));
  // The formatter's settings stand in it.
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  return folder;
}

/**
 * A copy of `blog/` (and of other folders by name) in a new temporary folder. Posts that have
 * problems stay behind: they are for the tests of the content to name.
 */
export function contentCopy(others: readonly string[] = []): string {
  const folder = emptyFolder();
  for (const name of ['blog', ...others]) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  for (const problem of contentProblems(folder, readContent(folder))) {
    const [file] = /^blog\/\d[^:]*(?=:)/.exec(problem) ?? [];
    if (file) {
      rmSync(path.join(folder, file), {force: true});
    }
  }
  return folder;
}

/** A new temporary folder with these files, by their paths, for what a real blog may not have. */
export function contentOf(files: Readonly<Record<string, string>>): string {
  const folder = emptyFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Every file of a folder, byte by byte, to be compared before and after. */
export function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );
}
