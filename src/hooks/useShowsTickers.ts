import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSyncExternalStore} from 'react';
import {showsTickers} from '../lib/paths';

/** Subscribes to nothing: navigation renders the component again anyway. */
const subscribe = () => () => undefined;

/**
 * Returns true if the HTML from the server contains the tickers. During hydration, this must not depend
 * on the path, because the not-found page is rendered once but served at any path.
 */
function serverShowsTickers(pathHasTickers: boolean): boolean {
  // `src/theme/Navbar` renders the tickers in an element with this attribute.
  return typeof document === 'undefined'
    ? pathHasTickers
    : document.querySelector('[data-market-strip]') !== null;
}

/** Returns true if the open page has the market tickers. */
export function useShowsTickers(): boolean {
  const {pathname} = useLocation();
  const pathHasTickers = showsTickers(pathname, useBaseUrl('/'));
  return useSyncExternalStore(
    subscribe,
    () => pathHasTickers,
    () => serverShowsTickers(pathHasTickers),
  );
}
