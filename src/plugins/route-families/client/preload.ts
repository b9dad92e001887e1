import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {CONTENT, putOff} from '../../../lib/servedPage';

interface WithPreload {
  preload?(path: string): Promise<unknown>;
}

function load(pathname: string): Promise<unknown> {
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  return Promise.all(
    matches.map(({route, match}) =>
      (route.component as unknown as WithPreload | undefined)?.preload?.(match.url),
    ),
  );
}

/** Elements of a document that takes long to be taken down. */
const MANY = 3000;

/** Lets the browser paint, or answer a reader, before what comes after. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Stands in for Docusaurus' module of that name: fetches what the page at a path needs, and tells
 * the route which path it is, since a route may stand for many. The page that a visit begins with
 * is drawn already: it may put that off. A page whose files are there would be drawn in the task of
 * the click itself; one that has much to take down is given a task of its own.
 */
export default async function preload(pathname: string): Promise<void> {
  const content = document.querySelector(CONTENT);
  const isPutOff = putOff(() => load(pathname), content, window.location.search);
  if (!isPutOff) {
    await load(pathname);
  }
  if (isPutOff || document.getElementsByTagName('*').length > MANY) {
    await nextTask();
  }
}
