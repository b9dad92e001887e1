import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {Worker} from 'node:worker_threads';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';

/** Code block marked `run`, with the block of output after it. */
interface Block {
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly output: string | undefined;
}

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
const pythonBlocks = blocks.filter(({language}) => language === 'python');

const TS_OPTIONS = {
  compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
};
/** Time limit in milliseconds, on a machine that is busy with other tests. */
const TIMEOUT = 30_000;

/** Runs a module in a worker thread, which starts faster than a process, and returns its output. */
async function runScript({language, code}: Pick<Block, 'language' | 'code'>): Promise<string> {
  const script = language === 'ts' ? ts.transpileModule(code, TS_OPTIONS).outputText : code;
  const address = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const worker = new Worker(address, {stdout: true, execArgv: []});
  const deadline = setTimeout(() => void worker.terminate(), TIMEOUT);
  const ended = new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', resolve);
  });
  const [output] = await Promise.all([text(worker.stdout), ended]);
  clearTimeout(deadline);
  return output;
}

/** Python program that runs other programs, each as `__main__`, and returns their outputs or errors. */
const RUN_ALL = `
import contextlib, io, json, sys, traceback
outputs = []
for code in json.load(sys.stdin):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        try:
            exec(compile(code, "block", "exec"), {"__name__": "__main__"})
        except BaseException:
            print(traceback.format_exc())
    outputs.append(output.getvalue())
json.dump(outputs, sys.stdout)
`;

function runPython(programs: readonly string[]): string[] {
  const {status, stdout, stderr} = spawnSync('python3', ['-c', RUN_ALL], {
    input: JSON.stringify(programs),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as string[];
}

function lines(output = ''): string[] {
  return output
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

const NO_OUTPUT = 'the block after it must be ```text title="Output"';

test('a block in TypeScript runs without its types', {timeout: TIMEOUT}, async () => {
  const code = 'const n: number = 2;\nconsole.log(n satisfies number);\n';
  expect(await runScript({language: 'ts', code})).toBe('2\n');
});

test.each(blocks.filter(({language}) => language !== 'python').map((block) => [block.name, block]))(
  '%s prints the output in the post',
  {timeout: TIMEOUT},
  async (_, block) => {
    expect(block.output, NO_OUTPUT).toBeDefined();
    expect(lines(await runScript(block))).toEqual(lines(block.output));
  },
);

// Python is not required for writing posts or for the other tests.
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.runIf(hasPython && pythonBlocks.length > 0)('in Python', () => {
  let outputs: string[] = [];

  beforeAll(() => {
    outputs = runPython(pythonBlocks.map(({code}) => code));
  }, 2 * TIMEOUT);

  test.each(pythonBlocks.map((block, index) => [block.name, block, index] as const))(
    '%s prints the output in the post',
    (_, {output}, index) => {
      expect(output, NO_OUTPUT).toBeDefined();
      expect(lines(outputs[index])).toEqual(lines(output));
    },
  );
});
