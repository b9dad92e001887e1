import {startTransition} from 'react';
import {fetchPage, isLargeChange} from './fetchPage';

/** As much of a promise as Docusaurus asks of this one. */
interface Fetched {
  then(draw: () => void, onFailure?: (error: unknown) => void): Promise<void>;
}

/**
 * Stands in for Docusaurus' module of that name: fetches a page, and draws what it is told to draw
 * then. A page whose files are there would be drawn in the task of the click itself. Where there is
 * much to draw it is drawn piece by piece, and the browser can answer in between; elsewhere that
 * would cost a frame for nothing.
 */
export default function preload(pathname: string): Fetched {
  const fetched = fetchPage(pathname);
  return {
    then: (draw, onFailure) =>
      fetched.then(() => (isLargeChange(pathname) ? startTransition(draw) : draw()), onFailure),
  };
}
