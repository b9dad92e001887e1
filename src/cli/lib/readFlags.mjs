import {parseArgs} from 'node:util';
import {CommandError} from './CommandError.mjs';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} FlagOptions */

/**
 * Returns the values of a command's options.
 *
 * @template {FlagOptions} Options
 * @param {Options} options as for `parseArgs`
 * @param {string} usage usage text to show after an error
 * @param {readonly string[]} [args]
 * @throws {CommandError} exit code 2 if an argument is unknown or has no value
 */
export function readFlags(options, usage, args = process.argv.slice(2)) {
  try {
    return parseArgs({options, args}).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`, 2);
  }
}
