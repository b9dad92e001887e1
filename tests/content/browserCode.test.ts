import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {sitePackages} from '../stock/sites';

/** Matches files in the folders of a package whose code Docusaurus compiles for browsers. */
const IN_BROWSERS = /\/packages\/[^/]+\/src\/(?:answers|chat|client|engine|theme)\//;

/** Returns the files of a package that `tsc` compiles, and its compiler options. */
function readProject(folder: string): ts.ParsedCommandLine {
  const {config} = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, folder);
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
// `[].concat(values)`, which works only for arrays. A site that has no `browserslist` and is built with
// webpack targets such browsers.
test('packages spread only arrays in browsers: use Array.from for other values', () => {
  const projects = sitePackages().map(({folder}) => readProject(folder));
  const files = projects
    .flatMap(({fileNames}) => fileNames)
    .filter((file) => IN_BROWSERS.test(file) && !file.includes('.test.'));
  // One program for all packages, because every program checks the types of React again.
  const program = ts.createProgram(files, {...projects[0]?.options, noEmit: true});
  const checker = program.getTypeChecker();
  const checked = program.getSourceFiles().filter(({fileName}) => IN_BROWSERS.test(fileName));
  expect(checked.length).toBeGreaterThan(50);
  expect(checked.flatMap((file) => spreadIterables(file, checker))).toEqual([]);
});
