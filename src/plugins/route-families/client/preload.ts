import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

interface WithPreload {
  preload?(path: string): Promise<unknown>;
}

/**
 * Stands in for Docusaurus' module of that name: fetches what the page at a path needs, and tells
 * the route which path it is, since a route may stand for many.
 */
export default function preload(pathname: string): Promise<unknown> {
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  return Promise.all(
    matches.map(({route, match}) =>
      (route.component as unknown as WithPreload | undefined)?.preload?.(match.url),
    ),
  );
}
