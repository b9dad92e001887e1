/**
 * `npm run check:spelling`, `check:format` and `check:types`. Without `strictPosts` in the owner file,
 * findings in the owner's own files are only counted in a warning, and types of `blog/_parts` are not
 * checked.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {CommandError} from './lib/CommandError.mjs';
import {OWN_FILES, readOwnerFile} from './lib/ownFiles.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';

/**
 * @typedef {object} Tool
 * @property {string} finding plural noun for the lines of its output
 * @property {string} list command that lists the findings of the owner's files
 * @property {string} program path of its script in `node_modules`
 * @property {string[]} everything arguments that check all files
 * @property {string[]} code arguments that check all files except the owner's
 * @property {string[]} [own] arguments that print one line for each finding in the owner's files
 */

/**
 * cspell fails if a word list is missing, and an imported blog may have no `blog/words.txt`.
 *
 * @returns {string[]} options for a configuration without missing lists; empty if none is missing
 */
function withoutMissingWords() {
  const settings = JSON.parse(readFileSync(join(projectRoot, '.cspell.json'), 'utf8'));
  /** @type {{name: string, path: string}[]} */
  const lists = settings.dictionaryDefinitions;
  const there = lists
    .map((list) => ({...list, path: join(projectRoot, list.path)}))
    .filter(({path}) => existsSync(path));
  if (there.length === lists.length) {
    return [];
  }
  const names = lists
    .map(({name}) => name)
    .filter((name) => !there.some((one) => one.name === name));
  const folder = mkdtempSync(join(tmpdir(), 'speller-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  const file = join(folder, 'cspell.json');
  const dictionaries = settings.dictionaries.filter(
    (/** @type {string} */ name) => !names.includes(name),
  );
  const own = {...settings, globRoot: projectRoot, dictionaryDefinitions: there, dictionaries};
  writeFileSync(file, JSON.stringify(own));
  return ['--config', file, '--no-config-search', '--root', projectRoot];
}

const WORDS = ['--no-progress', '--no-summary', ...withoutMissingWords()];
const OWN_EXCLUDED = OWN_FILES.flatMap((glob) => ['--exclude', glob]);

/** @type {Readonly<Record<string, Tool>>} */
const TOOLS = {
  spelling: {
    finding: 'unknown words',
    list: 'npx cspell blog',
    program: 'cspell/bin.mjs',
    everything: [...WORDS, '**', '.github/**/*.md'],
    code: [...WORDS, ...OWN_EXCLUDED, '**', '.github/**/*.md'],
    own: [...WORDS, '--words-only', '--unique', ...OWN_FILES],
  },
  format: {
    finding: 'files in another format',
    list: 'npx prettier --check blog',
    program: 'prettier/bin/prettier.cjs',
    everything: ['--check', '.'],
    code: ['--check', '.', ...OWN_FILES.map((glob) => `!${glob}`)],
    own: ['--list-different', '--no-error-on-unmatched-pattern', ...OWN_FILES],
  },
  types: {
    finding: 'type errors',
    list: 'npx tsc --noEmit',
    program: 'typescript/bin/tsc',
    everything: ['--noEmit'],
    code: ['--noEmit', '--project', 'src/cli/tsconfig.code.json'],
  },
};

/**
 * @param {Tool} tool
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} output
 */
function run({program}, args, output) {
  return spawnSync(process.execPath, [join(projectRoot, 'node_modules', program), ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', output, output],
  });
}

await runCommand(async () => {
  const tool = TOOLS[process.argv[2] ?? ''];
  if (!tool) {
    throw new CommandError(
      `Usage: node src/cli/checkStyle.mjs ${Object.keys(TOOLS).join(' | ')}`,
      2,
    );
  }
  if ((await readOwnerFile()).strictPosts) {
    return run(tool, tool.everything, 'inherit').status ?? 1;
  }
  const found = tool.own && run(tool, tool.own, 'pipe');
  const count = `${found?.stdout ?? ''}${found?.stderr ?? ''}`.split('\n').filter(Boolean).length;
  if (count > 0) {
    console.log(
      `warning: ${count} ${tool.finding} in the site's own texts, which matter only with strictPosts. To list them: ${tool.list}`,
    );
  }
  return run(tool, tool.code, 'inherit').status ?? 1;
});
