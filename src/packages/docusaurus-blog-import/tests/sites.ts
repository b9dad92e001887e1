import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from 'vitest';
import {runCli} from '../src/runCli.js';

type Files = Readonly<Record<string, string>>;

const LISTS = {
  'blog/authors.yml': '# Who writes.\nfounder: {name: The founder}\n',
  'blog/tags.yml': '# By key.\nclouds:\n  label: Clouds\n  permalink: /clouds\n',
};

const CONFIG = `export default {
  title: 'New',
  url: 'https://new.example',
  baseUrl: '/',
  presets: [['classic', {}]],
};
`;

/** Creates a temporary folder with the files of an old site, to be imported. */
export function exported(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'blog-import-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Makes a Docusaurus site without posts, in a temporary folder. */
export function site(files: Files = {}): string {
  const folder = exported({'docusaurus.config.js': CONFIG, ...LISTS, ...files});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Returns the text of a Ghost export with these tables. */
export function ghostExport(data: Readonly<Record<string, readonly object[]>>): string {
  return JSON.stringify({db: [{data}]});
}

/** Returns the content of every file in a folder, to check that a command has not changed it. */
export function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );
}

/** Runs the import command, and checks that it leaves the imported folder unchanged. */
export async function runImport(root: string, source: string, ...more: string[]) {
  const before = filesOf(source);
  const output = {stdout: '', stderr: ''};
  const args = [source, '--author', 'founder', '--redirects', 'blog/redirects.yml', ...more];
  const code = await runCli(args, {
    cwd: root,
    now: Date.parse('2026-01-01'),
    print: (line) => (output.stdout += `${line}\n`),
    warn: (line) => (output.stderr += `${line}\n`),
  });
  expect(filesOf(source)).toEqual(before);
  // A dry run, or a run that finds nothing new, writes no report file.
  const file = path.join(root, 'import-report.txt');
  return {...output, code, report: existsSync(file) ? readFileSync(file, 'utf8') : output.stdout};
}

/** Imports these files into a new site. Fails if any of them is refused. */
export async function importFiles(files: Files, ...more: string[]) {
  const root = site();
  const {code, stderr, report} = await runImport(root, exported(files), ...more);
  expect(code, stderr + report).toBe(0);
  return {
    report,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, file)),
  };
}
