import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {matchRoutes as matchAll, renderRoutes as renderAll} from 'react-router-config';

interface RouteIndex {
  /** Places in the table of routes of one literal path each, by that path as `keyOf` writes it. */
  readonly literal: ReadonlyMap<string, readonly number[]>;
  /** Places of routes that may match more than one path. */
  readonly others: readonly number[];
}

const PATTERN = /[:*?+()\\]/;

const indexes = new WeakMap<readonly RouteConfig[], RouteIndex>();

/** The router tells neither case nor a slash at the end apart. */
function keyOf(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/** The path that a route matches alone. */
function literalPath({path, exact, strict, sensitive}: RouteConfig): string | undefined {
  const isPlain = typeof path === 'string' && exact && !strict && !sensitive && !PATTERN.test(path);
  return isPlain ? path : undefined;
}

function makeIndex(routes: readonly RouteConfig[]): RouteIndex {
  const literal = new Map<string, number[]>();
  const others: number[] = [];
  routes.forEach((route, place) => {
    const path = literalPath(route);
    if (path === undefined) {
      others.push(place);
      return;
    }
    const same = literal.get(keyOf(path));
    if (same) {
      same.push(place);
    } else {
      literal.set(keyOf(path), [place]);
    }
  });
  return {literal, others};
}

/**
 * Those of a table's routes that may match a path, in the table's order. The router tries each route
 * of a table in turn, several times a page: with a page for each, that is the square of the archive.
 */
export function narrowRoutes(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  const index = indexes.get(routes) ?? makeIndex(routes);
  indexes.set(routes, index);
  return [...(index.literal.get(keyOf(pathname)) ?? []), ...index.others]
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
