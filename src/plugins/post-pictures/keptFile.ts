import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

export interface Kept {
  readonly data: Buffer;
  /** Whether it had to be made, or was there from an earlier build. */
  readonly isNew: boolean;
}

/** The hash of everything that a file is made from: the same parts, the same file. */
export function keyOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length keeps ['ab', 'c'] and ['a', 'bc'] apart.
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * A file of the cache, made if it is not there. It is written under another name and renamed, so
 * that a build that is broken off or runs beside this one leaves no half file.
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
