import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {sitePackages} from '../stock/sites';

/** Matches files in the folders of a package whose code Docusaurus compiles for browsers. */
const IN_BROWSERS = /\/packages\/[^/]+\/src\/(?:answers|chat|client|engine|theme)\//;

function createProgram(folder: string): ts.Program {
  const {fileNames, options} = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const forBrowsers = fileNames.filter((file) => IN_BROWSERS.test(file));
  return ts.createProgram(forBrowsers, {...options, noEmit: true});
}

/** Returns the spread values of a file that are not arrays, such as `...new Set(words)`. */
function spreadIterables(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isSpreadElement(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      if (!checker.isArrayType(type) && !checker.isTupleType(type)) {
        found.push(`${file.fileName}: ${node.getText(file)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

// For browsers without spread syntax, Docusaurus' Babel preset turns `[...values]` into
// `[].concat(values)`, which works only for arrays. These are the targets of a site without
// `browserslist`, which uses webpack.
describe.each(sitePackages())('$name', ({folder}) => {
  test('spreads only arrays in browsers: use Array.from for other values', () => {
    const program = createProgram(folder);
    const checker = program.getTypeChecker();
    const files = program.getSourceFiles().filter(({fileName}) => IN_BROWSERS.test(fileName));
    expect(files.flatMap((file) => spreadIterables(file, checker))).toEqual([]);
  });
});
