import useIsBrowser from '@docusaurus/useIsBrowser';
import type {HelmetProps} from 'react-helmet-async';
import {useEffect, useLayoutEffect, useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {STANDING} from '../../../lib/servedPage';
import {headKey} from './headKey';
import {helmetStore} from './helmetStore';

/**
 * Stands in for the library's provider. Data given to each piece of head does the same, and nothing
 * has to be drawn anew when the library arrives.
 */
export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

/**
 * Stands in for the library's `Helmet`. The head that the server wrote is right until something
 * says otherwise: a piece of head that changes, or one that came after hydration. Only then the
 * library is fetched, and manages the whole head.
 */
export function Helmet(props: HelmetProps & {readonly children?: ReactNode}): ReactNode {
  const manager = useSyncExternalStore(helmetStore.subscribe, helmetStore.get, helmetStore.get);
  const isBrowser = useIsBrowser();
  const key = headKey(props.children);
  const [serverKey] = useState(isBrowser ? undefined : key);
  // The library notes a piece of head while it is drawn, and would keep one that never arrives.
  const [isOnPage, setOnPage] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- Once, and it draws nothing.
  useLayoutEffect(() => setOnPage(true), []);
  useEffect(() => {
    // A page that stands as it was served has its head from the server alone, until the next is there.
    if (key !== serverKey && !document.querySelector(STANDING)) {
      helmetStore.load();
    }
  }, [key, serverKey]);
  return manager && isOnPage ? <manager.Helmet helmetData={manager.data} {...props} /> : null;
}
