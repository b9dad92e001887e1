import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSyncExternalStore} from 'react';
import {showsTickers} from '../lib/paths';

const subscribe = () => () => undefined;

/**
 * The not-found page is rendered once and served at any path: while React takes over, what the
 * server put into the document counts, and the path only after that.
 */
function renderedByServer(rule: boolean): boolean {
  return typeof document === 'undefined'
    ? rule
    : document.querySelector('[data-market-strip]') !== null;
}

/** Whether the page that is open has the market tickers. */
export function useShowsTickers(): boolean {
  const {pathname} = useLocation();
  const rule = showsTickers(pathname, useBaseUrl('/'));
  return useSyncExternalStore(
    subscribe,
    () => rule,
    () => renderedByServer(rule),
  );
}
