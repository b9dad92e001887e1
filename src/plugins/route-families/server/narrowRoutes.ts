import type {RouteConfig} from 'react-router-config';

interface RouteIndex {
  /** Routes of one literal path each, by that path as `keyOf` writes it. */
  readonly literal: ReadonlyMap<string, readonly number[]>;
  /** Routes that may match more than one path. */
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
    } else {
      literal.set(keyOf(path), [...(literal.get(keyOf(path)) ?? []), place]);
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
