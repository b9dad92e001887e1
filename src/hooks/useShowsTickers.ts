import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSyncExternalStore} from 'react';
import {showsTickers} from '../lib/paths';

const subscribe = () => () => undefined;

/**
 * Returns true if the server has rendered the tickers. The not-found page is rendered once but
 * served at any path, so the path must not be used until hydration is complete.
 */
function renderedByServer(rule: boolean): boolean {
  return typeof document === 'undefined'
    ? rule
    : document.querySelector('[data-market-strip]') !== null;
}

/** Returns true if the open page has the market tickers. */
export function useShowsTickers(): boolean {
  const {pathname} = useLocation();
  const rule = showsTickers(pathname, useBaseUrl('/'));
  return useSyncExternalStore(
    subscribe,
    () => rule,
    () => renderedByServer(rule),
  );
}
