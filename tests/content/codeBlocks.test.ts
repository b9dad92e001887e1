import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {sourcePosts} from '../support/sourcePosts';

interface Block {
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly output: string | undefined;
}

const BLOCK =
  /^```(js|ts|python) run\b[^\n]*\n(.*?)^```\n\s*(?:^```text title="Output"\n(.*?)^```$)?/gms;

function blocksOf(name: string, text: string): Block[] {
  return [...text.matchAll(BLOCK)].map(([, language = '', code = '', output], index) => ({
    name: `${name}, block ${index + 1} (${language})`,
    language,
    code,
    output,
  }));
}

const blocks = [
  ...sourcePosts().flatMap(({file, body}) => blocksOf(file, body)),
  ...blocksOf('markdown-page.mdx', readFileSync('src/pages/markdown-page.mdx', 'utf8')),
];

const TS_OPTIONS = {
  compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
};

const hasPython = spawnSync('python3', ['--version']).status === 0;

function run({language, code}: Block): string {
  const input = language === 'ts' ? ts.transpileModule(code, TS_OPTIONS).outputText : code;
  const [command, args] =
    language === 'python' ? ['python3', ['-']] : [process.execPath, ['--input-type=module', '-']];
  return execFileSync(command, args, {input, encoding: 'utf8', timeout: 20_000});
}

function lines(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

test('posts have code that runs, in JavaScript and in Python', () => {
  expect(blocks.filter(({language}) => language === 'js').length).toBeGreaterThan(8);
  expect(blocks.filter(({language}) => language === 'python').length).toBeGreaterThan(2);
});

test('a block in TypeScript has its types taken off and runs', () => {
  const code = 'const n: number = 2;\nconsole.log(n satisfies number);\n';
  expect(run({name: '', language: 'ts', code, output: undefined})).toBe('2\n');
});

for (const block of blocks) {
  test.skipIf(block.language === 'python' && !hasPython)(
    `${block.name} prints what the post says`,
    () => {
      expect(block.output, 'the block after it must be ```text title="Output"').toBeDefined();
      expect(lines(run(block))).toEqual(lines(block.output ?? ''));
    },
  );
}
