import {startTransition} from 'react';
import {fetchPage, isLargeChange} from './fetchPage';
import {nextTask} from './nextTask';

/** As much of a promise as Docusaurus asks of this one. */
interface Fetched {
  then(draw: () => void, onFailure?: (error: unknown) => void): Promise<void>;
}

/**
 * Stands in for Docusaurus' module of that name: fetches a page, and draws what it is told to draw
 * in a task of its own. In the task of a click, where it would be if the files are there, React also
 * runs all effects, and the browser lays the page out for the click's end: a third more in one task,
 * before anything is seen. Where there is much to draw it is drawn piece by piece, and the browser
 * can answer in between; elsewhere that would cost a frame for nothing.
 */
export default function preload(pathname: string): Fetched {
  const fetched = fetchPage(pathname).then(nextTask);
  return {
    then: (draw, onFailure) =>
      fetched.then(() => (isLargeChange(pathname) ? startTransition(draw) : draw()), onFailure),
  };
}
