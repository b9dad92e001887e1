import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  paths: {'schema-dts': [path.join(root, 'node_modules/schema-dts/dist/schema.d.ts')]},
};

/** A page's JSON-LD as a module. The inputs of an action are annotations, with a type of their own. */
function moduleOf(graph: unknown): string {
  const actions: string[] = [];
  const text = JSON.stringify(
    graph,
    (key, value: unknown) => {
      if (key !== 'potentialAction') {
        return value;
      }
      actions.push(JSON.stringify(value));
      return `action ${actions.length - 1}`;
    },
    2,
  ).replaceAll(/"action (\d+)"/g, 'action$1');
  return [
    "import type {Graph, SearchAction, WithActionConstraints} from 'schema-dts';",
    ...actions.map(
      (action, index) => `const action${index}: WithActionConstraints<SearchAction> = ${action};`,
    ),
    `export const graph: Graph = ${text};\n`,
  ].join('\n');
}

/**
 * Checks JSON-LD against schema.org's types, by the TypeScript compiler and schema-dts.
 *
 * @param graphs parsed JSON-LD by a name for it
 * @returns one line a problem, with the name
 */
export function schemaProblems(graphs: ReadonlyMap<string, unknown>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
  try {
    const names = new Map(
      [...graphs].map(([name, graph], index) => {
        const file = path.join(folder, `page${index}.ts`);
        writeFileSync(file, moduleOf(graph));
        return [file, name];
      }),
    );
    const program = ts.createProgram([...names.keys()], OPTIONS);
    return ts.getPreEmitDiagnostics(program).map(({file, messageText}) => {
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${names.get(file?.fileName ?? '') ?? 'the check itself'}: ${message}`;
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
