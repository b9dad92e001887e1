import {expect, test} from 'vitest';
import {findImport} from './imports.js';

function find(files: Readonly<Record<string, string>>, address = './A') {
  return findImport(address, {
    source: 'blog/post.mdx',
    files: new Set(Object.keys(files)),
    read: (file) => files[file] ?? '',
    root: process.cwd(),
    planCodeCopies: () => '',
  });
}

const FILES = {
  'blog/b.png': '',
  'blog/B.ts': 'export const b = <T>(value: T) => value;\nexport * from "./c";\n',
  'blog/c.js': '',
  'static/img/d.svg': '',
  'src/e.js': 'import "./e.css";\n',
  'src/e.css': '',
  'src/typed.ts': '',
};

// In each row: the files that are copied beside the importing file, and those that keep their paths.
test.each([
  ['tsx', "const b = require.resolve('./b.png');", ['blog/b.png'], []],
  ['tsx', "const B = lazy(() => import('./B'));", ['blog/B.ts', 'blog/c.js'], []],
  ['tsx', "// import './gone';\nexport default () => <p>don't import './gone'</p>;", [], []],
  ['tsx', "const d = require('@site/static/img/d.svg').default;", [], ['static/img/d.svg']],
  ['tsx', "import '@site/src/e';", [], ['src/e.js', 'src/e.css']],
  ['css', '.a {background: url(./b.png)} .b {background: url("b.png?x#y")}', ['blog/b.png'], []],
  ['css', ".a {src: url( 'data:a' ), url(https://x.example/a), url(#id)}", [], []],
  ['css', '/* url(gone.png) */ .a {background: conic-gradient(from 45deg)}', [], []],
  ['css', '.a {background: url(/img/d.svg)}', [], ['static/img/d.svg']],
  ['css', '@import "~@site/src/e.css";', [], ['src/e.css']],
  ['css', '.a {composes: b from "./c.css"}', ['blog/c.css'], []],
  ['css', '@import "~react/package.json"; @import url("c.css");', ['blog/c.css'], []],
])('files that a .%s file needs are found: %s', (kind, code, dependencies, fixed) => {
  const found = find({...FILES, 'blog/c.css': '', [`blog/A.${kind}`]: code});
  expect(found).toMatchObject({file: `blog/A.${kind}`, dependencies, fixed, isAvailable: true});
});

test.each([
  ['tsx', "require('./gone');"],
  ['tsx', "import '@site/src/gone';"],
  // TypeScript in `src` belongs to the old site's own code, and is not copied.
  ['tsx', "import '@site/src/typed';"],
  ['css', '.a {background: url(gone.png)}'],
  ['css', '@import "gone.css";'],
])('a .%s file that needs a missing file is not available: %s', (kind, code) => {
  expect(find({...FILES, [`blog/A.${kind}`]: code}).isAvailable).toBe(false);
});
