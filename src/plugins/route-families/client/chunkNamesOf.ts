import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import type {RouteFamily} from './createRouteFamily';

function flatten(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(flatten);
}

function namesInTable(path: string): unknown[] {
  return Object.entries(routesChunkNames)
    .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
    .map(([, names]) => names);
}

/** Names of the chunks to fetch ahead for the page at a path, of all routes it is made of. */
export function chunkNamesOf(path: string): string[] {
  const names = matchRoutes(routes, path).flatMap(({route, match}): unknown[] => {
    const family = route.component as unknown as Partial<RouteFamily> | undefined;
    if (family?.chunksAhead) {
      return [family.chunksAhead(match.url)];
    }
    return typeof route.path === 'string' ? namesInTable(route.path) : [];
  });
  return [...new Set(names.flatMap(flatten))];
}
