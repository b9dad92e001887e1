import {existsSync} from 'node:fs';
import path from 'node:path';
import {DOCUSAURUS} from './docusaurus';

/** How a site is built, as arguments for Node: by its own `npm run build` where it has one. */
export function buildCommand(folder: string): string[] {
  const own = path.join(folder, 'src/cli/build.mjs');
  return existsSync(own) ? [own] : [DOCUSAURUS, 'build'];
}
