import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

export interface Kept {
  readonly data: Buffer;
  /** True if the file was made now; false if it was in the cache. */
  readonly isNew: boolean;
}

/** Cache key of a file: the hash of everything that it is made from. */
export function keyOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length keeps ['ab', 'c'] and ['a', 'bc'] apart.
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * Returns a file from the cache, and makes it first if it is missing. Writes to a temporary name and
 * then renames, so that interrupted or concurrent builds leave no partial files.
 */
export async function keptFile(
  folder: string,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Kept> {
  const file = path.join(folder, key);
  if (existsSync(file)) {
    return {data: await readFile(file), isNew: false};
  }
  const data = await make();
  await mkdir(folder, {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
  return {data, isNew: true};
}
