import type {RouteChunkNames} from '@docusaurus/types';
import type {TableRoute} from './readTables';

export interface Family {
  /** Everything before the last segment, such as `/blog/tags/`. */
  readonly prefix: string;
  readonly routes: readonly TableRoute[];
}

function prefixOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * Routes that differ in nothing but their last segment and the data of their page, by the folder
 * they share. Smaller families are not worth a file of their own.
 *
 * @param least routes that make a family
 */
export function findFamilies(
  routes: readonly TableRoute[],
  chunkNames: RouteChunkNames,
  least: number,
): Family[] {
  const groups = new Map<string, TableRoute[]>();
  for (const route of routes) {
    const page = chunkNames[`${route.path}-${route.hash}`]?.['__comp'];
    const key = JSON.stringify([prefixOf(route.path), page]);
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  const families = new Map<string, TableRoute[]>();
  for (const group of groups.values()) {
    const prefix = prefixOf(group[0]?.path ?? '');
    // Where two kinds of page share a folder, the larger is the family.
    if (group.length >= least && group.length > (families.get(prefix)?.length ?? 0)) {
      families.set(prefix, group);
    }
  }
  return [...families].map(([prefix, members]) => ({prefix, routes: members}));
}
