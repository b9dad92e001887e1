import {parseArgs} from 'node:util';
import {CommandError} from './CommandError.mjs';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} FlagOptions */

/**
 * Reads the options of a command.
 *
 * @template {FlagOptions} Options
 * @param {Options} options as for `parseArgs`
 * @param {string} usage shown after the error
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
