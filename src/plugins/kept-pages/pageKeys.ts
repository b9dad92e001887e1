import type {RouteChunkNames} from '@docusaurus/types';
import {isUnderPath} from '../../lib/isUnderPath';
import type {ChunkGraph} from './chunkGraph';
import {hashOf} from './chunkGraph';

export interface RouteChunks {
  /** Docusaurus' table: names of chunks by `<path>-<hash>` of a route. */
  readonly chunkNames: RouteChunkNames;
  /** Keys in that table of the routes that hold others. */
  readonly wrappers: ReadonlySet<string>;
}

function flatNames(names: unknown): string[] {
  return typeof names === 'string' ? [names] : Object.values(names ?? {}).flatMap(flatNames);
}

function pathOf(key: string): string {
  return key.slice(0, key.lastIndexOf('-'));
}

/** Everything that can be loaded from places in the graph, these included. */
function reach(
  {nodes}: ChunkGraph,
  from: Iterable<string>,
  isOut: (place: string) => boolean = () => false,
): string[] {
  const found = new Set<string>();
  const open = [...from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (!found.has(place) && !isOut(place)) {
      found.add(place);
      open.push(...(nodes.get(place)?.children ?? []));
    }
  }
  return [...found].sort();
}

/**
 * A key for each page by its path: it is another as soon as any code or data is that can be loaded
 * while the page is rendered. A page of which that is not known has none.
 *
 * @param circumstances what rendering depends on besides code
 */
export function pageKeys(
  graph: ChunkGraph,
  {chunkNames, wrappers}: RouteChunks,
  circumstances: readonly string[],
): ReadonlyMap<string, string> {
  const hashesOf = (places: readonly string[]): string[] =>
    places.map((place) => graph.nodes.get(place)?.hash ?? place);
  const ofRoutes = new Set(Object.values(chunkNames).flatMap(flatNames));
  const isRoutes = (place: string): boolean =>
    [...(graph.nodes.get(place)?.names ?? [])].every((name) => ofRoutes.has(name));
  // What the frame of every page may load: all but what routes alone load.
  const frame = reach(graph, graph.first.children, isRoutes);
  const base = hashOf(graph.first.hash, ...hashesOf(frame), ...circumstances);
  const keys = Object.keys(chunkNames);
  const keysOf = (path: string): string[] =>
    keys.filter((key) =>
      wrappers.has(key) ? isUnderPath(path, pathOf(key)) : pathOf(key) === path,
    );
  const all = new Map<string, string>();
  for (const path of new Set(keys.filter((key) => !wrappers.has(key)).map(pathOf))) {
    const names = keysOf(path).flatMap((key) => flatNames(chunkNames[key]));
    const places = names.flatMap((name) => graph.named.get(name) ?? []);
    if (places.length === names.length) {
      all.set(path, hashOf(base, path, ...hashesOf(reach(graph, places))));
    }
  }
  return all;
}
