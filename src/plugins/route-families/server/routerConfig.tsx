import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {matchRoutes as matchAll, renderRoutes as renderAll} from 'react-router-config';
import {narrowRoutes} from './narrowRoutes';

/**
 * Stands in for `react-router-config` where Docusaurus renders the pages: the same two functions,
 * which look a path up instead of trying every route of the site.
 */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
): MatchedRoute<Record<string, string>>[] {
  return matchAll(narrowRoutes(routes, pathname), pathname);
}

type ExtraProps = Parameters<typeof renderAll>[1];
type SwitchProps = Parameters<typeof renderAll>[2];

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
