import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {CONTENT, putOff} from '../../../lib/servedPage';
import {nextTask} from './nextTask';

interface Page {
  preload?(path: string): Promise<unknown>;
  isLarge?(path: string): boolean;
}

/** Elements of a document that takes long to be taken down. */
const MANY = 3000;

function pagesOf(pathname: string): readonly (readonly [Page | undefined, string])[] {
  const paths = new Set([pathname, decodeURI(pathname)]);
  return [...paths]
    .flatMap((path) => matchRoutes(routes, path))
    .map(({route, match}) => [route.component as unknown as Page | undefined, match.url]);
}

function load(pathname: string): Promise<unknown> {
  return Promise.all(pagesOf(pathname).map(([page, url]) => page?.preload?.(url)));
}

/** Whether there is much to draw for a page that has been fetched, or to take down before it. */
export function isLargeChange(pathname: string): boolean {
  return (
    document.getElementsByTagName('*').length > MANY ||
    pagesOf(pathname).some(([page, url]) => page?.isLarge?.(url))
  );
}

/**
 * Fetches what the page at a path needs, and tells the route which path it is, since a route may
 * stand for many. The page that a visit begins with is drawn already: it may put that off.
 */
export async function fetchPage(pathname: string): Promise<void> {
  const content = document.querySelector(CONTENT);
  if (putOff(() => load(pathname), content, window.location.search)) {
    await nextTask();
  } else {
    await load(pathname);
  }
}
