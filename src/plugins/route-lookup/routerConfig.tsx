import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {matchRoutes as matchAll, renderRoutes as renderAll} from 'react-router-config';
import {groupBy} from '../../lib/groupBy';

const PATTERN = /[:*?+()\\]/;

/** Places in each table of routes, by the one path that a route matches; others under `undefined`. */
const indexes = new WeakMap<readonly RouteConfig[], Map<string | undefined, number[]>>();

/** The router tells neither case nor a slash at the end apart. */
function keyOf(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/** The path that a route matches alone, as `keyOf` writes it. */
function literalPath({path, exact, strict, sensitive}: RouteConfig): string | undefined {
  const isPlain = typeof path === 'string' && exact && !strict && !sensitive && !PATTERN.test(path);
  return isPlain ? keyOf(path) : undefined;
}

/**
 * Those of a table's routes that may match a path, in the table's order. The router tries each route
 * of a table in turn, several times a page: with a page for each, that is the square of the archive.
 */
export function narrowRoutes(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  const index =
    indexes.get(routes) ??
    groupBy([...routes.keys()], (place) => literalPath(routes[place] as RouteConfig));
  indexes.set(routes, index);
  return [keyOf(pathname), undefined]
    .flatMap((path) => index.get(path) ?? [])
    .toSorted((one, other) => one - other)
    .map((place) => routes[place] as RouteConfig);
}

/** As `react-router-config` has it, with the path looked up. */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
): MatchedRoute<Record<string, string>>[] {
  return matchAll(narrowRoutes(routes, pathname), pathname);
}

type ExtraProps = Parameters<typeof renderAll>[1];
type SwitchProps = Parameters<typeof renderAll>[2];

/** As `react-router-config` has it, with the path looked up. */
export function renderRoutes(
  routes: RouteConfig[] | undefined,
  extraProps?: ExtraProps,
  switchProps?: SwitchProps,
): ReactNode {
  return (
    routes && (
      <Route
        render={({location}) =>
          renderAll(narrowRoutes(routes, location.pathname), extraProps, switchProps)
        }
      />
    )
  );
}
