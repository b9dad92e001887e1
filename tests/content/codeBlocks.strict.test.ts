import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {once} from 'node:events';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {Worker} from 'node:worker_threads';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';

/** Code block marked `run`, with the block of output after it. */
interface Block {
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly output: string | undefined;
}

/** Matches a code block marked `run`, an MDX comment if one follows, and the block of output. */
const BLOCK =
  /^```(js|ts|python) run\b[^\n]*\n(.*?)^```\n\s*(?:^\{\/\*[^\n]*\*\/\}\s*)?(?:^```text title="Output"\n(.*?)^```$)?/gms;

function blocksOf(name: string, body: string): Block[] {
  return [...body.matchAll(BLOCK)].map(([, language = '', code = '', output], index) => ({
    name: `${name}, block ${index + 1} (${language})`,
    language,
    code,
    output,
  }));
}

const PAGES = ['src/pages/markdown-page.mdx', 'src/pages/forecasts.mdx'].filter((page) =>
  existsSync(path.join(repository, page)),
);
const blocks = [
  ...readContent(repository).posts.flatMap(({file, body}) => blocksOf(file, body)),
  ...PAGES.flatMap((page) => blocksOf(page, readFileSync(path.join(repository, page), 'utf8'))),
];
const TS_OPTIONS = {
  compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
};
/** Time limit of a block in milliseconds, on a machine that is busy with other tests. */
const TIMEOUT = 30_000;

/**
 * Runs a block as a program and returns its output, with the error if it fails. JavaScript runs in a
 * worker thread, which starts faster than a process.
 */
async function run({language, code}: Block): Promise<string> {
  if (language === 'python') {
    const {stdout, stderr} = spawnSync('python3', ['-c', code], {encoding: 'utf8'});
    return stdout + stderr;
  }
  const script = language === 'ts' ? ts.transpileModule(code, TS_OPTIONS).outputText : code;
  const address = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const worker = new Worker(address, {stdout: true, execArgv: []});
  const [output] = await Promise.all([text(worker.stdout), once(worker, 'exit')]);
  return output;
}

function lines(output = ''): string[] {
  return output
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

// Python is not required for writing posts or for the other tests.
const hasPython = spawnSync('python3', ['--version']).status === 0;
const runnable = blocks
  .filter(({language}) => language !== 'python' || hasPython)
  .map((block) => [block.name, block] as const);

test.each(runnable)('%s prints the output in the post', {timeout: TIMEOUT}, async (_, block) => {
  expect(block.output, 'the block after it must be ```text title="Output"').toBeDefined();
  expect(lines(await run(block))).toEqual(lines(block.output));
});
