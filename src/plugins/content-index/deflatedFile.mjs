import {deflateRawSync} from 'node:zlib';

/** The texts are most of the chat's index, and a reader's browser inflates those it asks for. */
export const raw = true;

/**
 * A file of the site that is the deflated (raw) one of the sources.
 *
 * @param {Buffer} bytes
 */
export default function deflatedFile(bytes) {
  return deflateRawSync(bytes);
}
