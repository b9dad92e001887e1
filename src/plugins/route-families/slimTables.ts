import type {RouteChunkNames} from '@docusaurus/types';
import {routeNesting} from '../../lib/routeNesting';
import {shardOf} from './client/shardOf';
import {findFamilies} from './findFamilies';
import type {Family} from './findFamilies';
import {chunksOf, readRegistry, readRoutes} from './readTables';
import {registryText} from './registryText';
import type {RegistryText} from './registryText';

export interface RouteTables {
  /** Texts of the files that Docusaurus generates. */
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: RouteChunkNames;
  /** Whether data is so small that a request for it costs more than to have it everywhere. */
  isSmall(module: string): boolean;
}

export interface SlimTables {
  /** Texts by name of the file. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of the chunks that only a shard knows, by name of the shard. */
  readonly shards: ReadonlyMap<string, readonly string[]>;
}

const LEAST_ROUTES = 24;
const LEAST_ROUTES_A_SHARD = 16;
const CREATE = '@site/src/plugins/route-families/client/createRouteFamily';

function keyOf({path, hash}: {readonly path: string; readonly hash: string}): string {
  return `${path}-${hash}`;
}

function shardName(family: number, shard: number): string {
  return `family-${family}-${shard}`;
}

/** Both the number of shards and the length of each grow with the square root of the family. */
function shardCount({routes: {length}}: Family): number {
  return Math.ceil(length / Math.max(LEAST_ROUTES_A_SHARD, Math.ceil(Math.sqrt(length))));
}

/** A shard's file. */
function shardSource(
  routes: Family['routes'],
  chunkNames: RouteChunkNames,
  {imports, rows}: RegistryText,
): string {
  const names = routes.map((route) => [keyOf(route), chunkNames[keyOf(route)]]);
  const hashes = routes.map(({path, hash}) => [path, hash]);
  return [
    ...imports,
    'export default {',
    `hashes: ${JSON.stringify(Object.fromEntries(hashes))},`,
    `chunkNames: ${JSON.stringify(Object.fromEntries(names))},`,
    'registry: {',
    ...rows,
    '}};\n',
  ].join('\n');
}

function familySource(family: Family, place: number): string {
  const shards = Array.from({length: shardCount(family)}, (_, shard) => {
    const name = shardName(place, shard);
    return `() => import(/* webpackChunkName: "${name}" */ './${name}.js')`;
  });
  return `  {path: '${family.prefix}:name', exact: true, component: createRouteFamily('family-${place}', [${shards.join(', ')}])},\n`;
}

/** A text without parts of it that are in the order in which they stand there. */
function without(text: string, parts: readonly string[]): string {
  const kept: string[] = [];
  let end = 0;
  for (const part of parts) {
    const start = text.indexOf(part, end);
    kept.push(text.slice(end, start));
    end = start + part.length;
  }
  return [...kept, text.slice(end)].join('');
}

/**
 * Chunks that come together: a page of the documents is drawn by routes within routes, each of which
 * would fetch a small chunk of its own.
 */
function nestedChunks({routes, chunkNames}: RouteTables): string[] {
  const {wrappers, wrapped} = routeNesting(routes);
  const pages = wrapped.flatMap((key) => chunksOf(chunkNames[key]?.['__comp']));
  return [...new Set([...wrappers.flatMap((key) => chunksOf(chunkNames[key])), ...pages])];
}

/**
 * The tables of routes, without those of large families; they are in shards of their own, by name
 * of the file. A family is one route in the table, behind all routes that are one exact path.
 *
 * @throws Error when the tables are not written as Docusaurus 3.10 writes them
 */
export function slimTables(tables: RouteTables): SlimTables {
  const routes = readRoutes(tables.routes);
  const registry = readRegistry(tables.registry);
  const listed = new Set(registry.map(({chunkName}) => chunkName));
  const isListed = (names: unknown): boolean => chunksOf(names).every((name) => listed.has(name));
  if (routes.length === 0 || !Object.values(tables.chunkNames).every(isListed)) {
    throw new Error(
      'The generated tables of routes are not written as Docusaurus 3.10 writes them: src/plugins/route-families/readTables.ts must change.',
    );
  }
  const families = findFamilies(routes, tables.chunkNames, LEAST_ROUTES);
  const members = new Set(families.flatMap((family) => family.routes));
  const isOut = new Set([...members].map(keyOf));
  const rest = Object.entries(tables.chunkNames).filter(([key]) => !isOut.has(key));
  const needed = new Set(rest.flatMap(([, names]) => chunksOf(names)));

  let slimRoutes = without(
    tables.routes,
    routes.filter((route) => members.has(route)).map(({source}) => source),
  );
  const last = routes.filter((route) => !members.has(route)).at(-1)?.source ?? '';
  const familyRoutes = families.map(familySource).join('');
  const at = last === '' ? slimRoutes.indexOf('[\n') + 2 : slimRoutes.indexOf(last) + last.length;
  slimRoutes = `import {createRouteFamily} from '${CREATE}';\n${slimRoutes.slice(0, at)}${familyRoutes}${slimRoutes.slice(at)}`;

  const together = nestedChunks(tables);
  const kept = registryText(
    registry.filter(({chunkName}) => needed.has(chunkName)),
    ({module}) => tables.isSmall(JSON.parse(module)),
    (chunkName) => (together.includes(chunkName) ? (together[0] as string) : chunkName),
  );
  const files = new Map([
    ['routes.js', slimRoutes],
    ['routesChunkNames.js', `export default ${JSON.stringify(Object.fromEntries(rest))};\n`],
    ['registry.js', [...kept.imports, 'export default {', ...kept.rows, '};\n'].join('\n')],
  ]);
  const users = new Map<string, number>();
  const shards = new Map<string, readonly string[]>();
  families.forEach((family, place) => {
    const count = shardCount(family);
    for (let shard = 0; shard < count; shard += 1) {
      const own = family.routes.filter(({path}) => shardOf(path, count) === shard);
      const used = new Set(own.flatMap((route) => chunksOf(tables.chunkNames[keyOf(route)])));
      used.forEach((chunk) => users.set(chunk, (users.get(chunk) ?? 0) + 1));
      const text = registryText(
        registry.filter(({chunkName}) => used.has(chunkName)),
        ({module}) => tables.isSmall(JSON.parse(module)),
      );
      const name = shardName(place, shard);
      files.set(`${name}.js`, shardSource(own, tables.chunkNames, text));
      shards.set(name, [...used]);
    }
  });
  const isOwn = (chunk: string): boolean => users.get(chunk) === 1 && !needed.has(chunk);
  shards.forEach((used, name) => shards.set(name, used.filter(isOwn)));
  return {files, shards};
}
