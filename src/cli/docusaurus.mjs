/**
 * `npm run build` and `npm run dev`: Docusaurus' command line. Docusaurus loads the configuration
 * with jiti, which compiles all ES modules that the configuration imports, including those of packages,
 * except packages in `JITI_NATIVE_MODULES`. Without it, the first build on a machine takes 3 seconds
 * longer. The packages of this repository have CommonJS entries (`index.cjs`) for the same reason: they
 * save 8 seconds, also in sites that install them.
 *
 * A build runs with `node --max-semi-space-size=64`: with the default of 16 MB for new objects, garbage
 * collection takes a quarter of the time.
 */
import {readFileSync} from 'node:fs';

const root = new URL('../../', import.meta.url);

/** @param {string} path */
function readPackage(path) {
  return JSON.parse(readFileSync(new URL(`${path}package.json`, root), 'utf8'));
}

const names = Object.keys(readPackage('').dependencies);
const modules = names.filter((name) => readPackage(`node_modules/${name}/`).type === 'module');
process.env.JITI_NATIVE_MODULES ??= JSON.stringify(modules);
await import(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));
