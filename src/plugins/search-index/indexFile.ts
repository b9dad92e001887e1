import {deflateRawSync, inflateRawSync} from 'node:zlib';
import {DEFLATED} from '../../lib/search/indexFormat';

/** A file of the index as it is written. */
export function packFile(name: string, text: string): Buffer {
  return name.endsWith(DEFLATED) ? deflateRawSync(text) : Buffer.from(text);
}

/** The text of a file that `packFile` made. */
export function unpackFile(name: string, bytes: Uint8Array): string {
  return Buffer.from(name.endsWith(DEFLATED) ? inflateRawSync(bytes) : bytes).toString('utf8');
}
