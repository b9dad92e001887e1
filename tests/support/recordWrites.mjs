/**
 * For `node --import`: notes in a file which files a part of a build has written, a line each, as
 * `part path`.
 */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

const {SITE_BUILD_PART: part, WRITES_FILE: notes} = process.env;

if (part && notes) {
  /** @type {Set<string>} */
  const written = new Set();
  /** @param {unknown} file */
  const note = (file) => typeof file === 'string' && written.add(`${part} ${file}\n`);
  /**
   * @template {(...args: any[]) => any} Write
   * @param {Write} write
   * @returns {Write}
   */
  const noted = (write) =>
    /** @type {Write} */ (
      (/** @type {Parameters<Write>} */ ...args) => {
        note(args[0]);
        return write(...args);
      }
    );
  Object.assign(fs, {writeFile: noted(fs.writeFile), writeFileSync: noted(fs.writeFileSync)});
  Object.assign(fs.promises, {writeFile: noted(fs.promises.writeFile)});
  syncBuiltinESMExports();
  process.once('exit', () => fs.appendFileSync(notes, [...written].join('')));
}
