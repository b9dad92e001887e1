import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * What a loader is called with, as far as it is used here.
 *
 * @typedef {object} LoaderContext
 * @property {string} resource path of the file, with its query
 * @property {() => {folder: string}} getOptions
 * @property {() => (error: Error | null, code?: string) => void} async
 */

/**
 * @param {LoaderContext} context
 */
function fileOf({resource, getOptions}) {
  const name = createHash('sha256').update(resource).digest('hex').slice(0, 32);
  return path.join(getOptions().folder, `${name}.js`);
}

/**
 * Stands before the loader of MDX and keeps what it makes, for the build at hand: the bundle of the
 * server is made of the same modules as the browser's. Compiling MDX is most of a bundle's work.
 *
 * @this {LoaderContext}
 * @param {string} code
 */
export default function keepMdx(code) {
  const done = this.async();
  writeFile(fileOf(this), code).then(
    () => done(null, code),
    (error) => done(error),
  );
}

/**
 * Answers with what is kept, so that no loader behind this one runs.
 *
 * @this {LoaderContext}
 */
export function pitch() {
  const done = this.async();
  readFile(fileOf(this), 'utf8').then(
    (code) => done(null, code),
    (error) => (error.code === 'ENOENT' ? done(null) : done(error)),
  );
}
