import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadFile} from './contender';

/** Reads files of a folder as a browser would fetch them, each once at most, and notes which. */
export function folderLoader(folder: string): {load: LoadFile; loaded: Set<string>} {
  const loaded = new Set<string>();
  async function load(file: string): Promise<Uint8Array<ArrayBuffer>> {
    loaded.add(file);
    return new Uint8Array(await readFile(path.join(folder, file)));
  }
  return {load, loaded};
}
