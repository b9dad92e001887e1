import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSyncExternalStore} from 'react';

function subscribe(): () => void {
  return () => {};
}

/** This site's origin: the one in the address bar; on the server, the configured one. */
export function useOrigin(): string {
  const {url} = useDocusaurusContext().siteConfig;
  return useSyncExternalStore(
    subscribe,
    () => window.location.origin,
    () => url,
  );
}
