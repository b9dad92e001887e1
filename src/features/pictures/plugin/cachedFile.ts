import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

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
export async function cachedFile(
  folder: string,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = path.join(folder, key);
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    return known;
  }
  const data = await make();
  await mkdir(folder, {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
  return data;
}
