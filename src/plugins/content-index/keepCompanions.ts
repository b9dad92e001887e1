import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PostCompanions} from '../../lib/content-index/types';
import type {ContentIndex} from './createContentIndex';

/**
 * Companions that the first process of a build makes and those after it read: comparing all posts
 * is most of what loading a large site takes.
 *
 * @param folder of the build at hand alone; `''` where it is one process
 */
export function keepCompanions(
  {ready, companions: make}: Pick<ContentIndex, 'ready' | 'companions'>,
  folder: string,
): () => Promise<ReadonlyMap<string, PostCompanions>> {
  const file = path.join(folder, 'companions.json');
  return async () => {
    if (folder === '') {
      await ready();
      return make();
    }
    if (existsSync(file)) {
      return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, PostCompanions][]);
    }
    await ready();
    const companions = make();
    writeFileSync(file, JSON.stringify([...companions]));
    return companions;
  };
}
