import path from 'node:path';

/** The command line of Docusaurus, to be run in the folder of a site. */
export const DOCUSAURUS = path.resolve(
  __dirname,
  '../../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);
