import type {ReactNode} from 'react';
import {renderRoutes} from 'react-router-config';
import type {RouteConfig} from 'react-router-config';
import PageShell from '.';

/** Stands in for the function of that name where the app draws its routes: they come in the shell. */
export default function renderInShell(routes: RouteConfig[]): ReactNode {
  return <PageShell>{renderRoutes(routes)}</PageShell>;
}
