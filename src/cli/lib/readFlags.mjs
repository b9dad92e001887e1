import {parseArgs} from 'node:util';
import {CommandError} from './CommandError.mjs';

/**
 * Reads the options of a command; each takes a value.
 *
 * @template {string} Name
 * @param {readonly Name[]} names without dashes
 * @param {string} usage shown with the reason where an argument is unknown or has no value
 * @returns {Partial<Record<Name, string>>}
 * @throws {CommandError} exit code 2
 */
export function readFlags(names, usage) {
  try {
    const {values} = parseArgs({
      options: Object.fromEntries(
        names.map((name) => [name, {type: /** @type {const} */ ('string')}]),
      ),
    });
    return /** @type {Partial<Record<Name, string>>} */ (values);
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`, 2);
  }
}
