import {gzipSync} from 'node:zlib';
import type {LoadFile} from '../../../src/lib/passages/PassageFiles';

/** The index as files: JSON texts by name, and what each is on the wire. */
export interface IndexOnDisk {
  readonly texts: ReadonlyMap<string, string>;
  readonly gzip: ReadonlyMap<string, number>;
}

export function asFiles(files: ReadonlyMap<string, unknown>): IndexOnDisk {
  const texts = new Map([...files].map(([name, value]) => [name, JSON.stringify(value)]));
  const gzip = new Map([...texts].map(([name, text]) => [name, gzipSync(text).length]));
  return {texts, gzip};
}

/** Gives files as a browser would have them, parsing included, and notes which were asked for. */
export function countingLoader({texts, gzip}: IndexOnDisk): {load: LoadFile; bytes(): number} {
  const loaded = new Set<string>();
  return {
    async load(name) {
      loaded.add(name);
      return JSON.parse(texts.get(name) ?? 'null') as unknown;
    },
    bytes: () => [...loaded].reduce((sum, name) => sum + (gzip.get(name) ?? 0), 0),
  };
}
