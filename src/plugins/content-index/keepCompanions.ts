import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PostCompanions} from '../../lib/content-index/types';

/**
 * Companions that the first process of a build makes and those after it read: comparing all posts
 * is most of what loading a large site takes.
 *
 * @param folder of the build at hand alone; `''` where it is one process
 */
export function keepCompanions(
  make: () => ReadonlyMap<string, PostCompanions>,
  folder: string,
): () => ReadonlyMap<string, PostCompanions> {
  if (folder === '') {
    return make;
  }
  const file = path.join(folder, 'companions.json');
  return () => {
    if (existsSync(file)) {
      return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, PostCompanions][]);
    }
    const companions = make();
    writeFileSync(file, JSON.stringify([...companions]));
    return companions;
  };
}
