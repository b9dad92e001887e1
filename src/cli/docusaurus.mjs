/**
 * `npm run build` and `npm run dev`: the command line of Docusaurus. Docusaurus loads the configuration
 * with jiti, which transpiles all ES modules that the configuration imports, also those of packages,
 * unless this variable lists the package. Without it, the first build on a machine takes 3 seconds
 * longer. The packages of this repository have CommonJS entries (`index.cjs`) for the same reason: they
 * save 8 seconds, also in sites that install them.
 */
import {readFileSync} from 'node:fs';

const {dependencies} = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
process.env.JITI_NATIVE_MODULES ??= JSON.stringify(Object.keys(dependencies));
await import(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));
