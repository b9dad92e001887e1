import {CommandError} from './CommandError.mjs';

/**
 * Reads the path under which the site stands on its host.
 *
 * @param {string | undefined} text as given in `BASE_URL` or `--base`; missing or empty means `/`
 * @returns {string} `/`, or a path that starts and ends with one slash, such as `/site/`
 * @throws {CommandError} exit code 2, when the text is not a plain path
 */
export function readBase(text) {
  const segments = (text ?? '').split('/').filter(Boolean);
  if (!segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.{1,2}$/.test(segment))) {
    throw new CommandError(`"${text}" is not a base path: give one such as / or /site/.`, 2);
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}
