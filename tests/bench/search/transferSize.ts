import {readFileSync} from 'node:fs';
import {brotliCompressSync, gzipSync} from 'node:zlib';

export interface TransferSize {
  readonly brotli: number;
  readonly gzip: number;
}

const known = new Map<string, TransferSize>();

function sizeOf(file: string): TransferSize {
  const bytes = readFileSync(file);
  const size = {
    brotli: Math.min(bytes.length, brotliCompressSync(bytes).length),
    gzip: Math.min(bytes.length, gzipSync(bytes, {level: 9}).length),
  };
  known.set(file, size);
  return size;
}

/** Bytes of files on the wire, each compressed by itself; what is compressed already stays so. */
export function transferSize(files: Iterable<string>): TransferSize {
  let [brotli, gzip] = [0, 0];
  for (const file of files) {
    const size = known.get(file) ?? sizeOf(file);
    brotli += size.brotli;
    gzip += size.gzip;
  }
  return {brotli, gzip};
}
