import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as BeautifulMermaid from 'beautiful-mermaid';

type Mermaid = typeof BeautifulMermaid;

/**
 * The package offers itself to `import` alone, but the loader of Docusaurus's configuration turns
 * `import()` into `require`. So it is required by its path, which Node can do with an ES module.
 *
 * @throws Error when the package is not installed
 */
export function loadMermaid(): Mermaid {
  const require = createRequire(__filename);
  const file = (require.resolve.paths('beautiful-mermaid') ?? [])
    .map((folder) => path.join(folder, 'beautiful-mermaid/dist/index.js'))
    .find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error('The package beautiful-mermaid is not installed; run npm install.');
  }
  return require(file) as Mermaid;
}
