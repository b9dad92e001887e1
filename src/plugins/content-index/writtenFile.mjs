import {readFile} from 'node:fs/promises';

/**
 * What a loader is called with, as far as it is used here.
 *
 * @typedef {object} LoaderContext
 * @property {string} resourcePath
 * @property {() => {written: () => Promise<void>}} getOptions
 * @property {() => (error: Error | null, code?: string) => void} async
 */

/**
 * Reads a file that is still being written when the bundler finds it.
 *
 * @this {LoaderContext}
 */
export function pitch() {
  const done = this.async();
  this.getOptions()
    .written()
    .then(() => readFile(this.resourcePath, 'utf8'))
    .then((text) => done(null, text), done);
}

/**
 * A loader must have a function of its own; the bundler never gets here.
 *
 * @param {string} text
 */
export default function writtenFile(text) {
  return text;
}
