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

/** Names of the chunks that the page at a path needs, of all routes it is made of. */
export async function chunkNamesOf(path: string): Promise<string[]> {
  const names = await Promise.all(
    matchRoutes(routes, path).map(async ({route, match}) => {
      const family = route.component as unknown as Partial<RouteFamily> | undefined;
      if (family?.chunkNames) {
        return [await family.chunkNames(match.url)];
      }
      return typeof route.path === 'string' ? namesInTable(route.path) : [];
    }),
  );
  return [...new Set(names.flat().flatMap(flatten))];
}
