import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Returns the cache key of a file: the hash of everything that the file is made from. */
export function keyOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // Without the length, ['ab', 'c'] and ['a', 'bc'] would have the same key.
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Folder of social cards and of AVIF and WebP variants of pictures, relative to the site's folder. */
const CACHE = 'node_modules/.cache/post-pictures';

/**
 * Returns the content of a file in the cache. If the file is missing, calls `make` and writes the
 * result, first under a temporary name, so that an interrupted build leaves no partial file.
 */
export async function cachedFile(
  siteDir: string,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = path.join(siteDir, CACHE, key);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) {
    return cached;
  }
  const data = await make();
  await mkdir(path.dirname(file), {recursive: true});
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, data);
  await rename(temporary, file);
  return data;
}
