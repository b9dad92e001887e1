import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';

const IS_SERVER = typeof document === 'undefined';

/**
 * Whether an element keeps the markup that the server has drawn into it: so it is on the page a
 * visit begins with, and not where nothing was drawn (`npm run dev`, or a page that React had to
 * draw anew).
 */
export function useKeptMarkup<Element extends HTMLElement>(): {
  readonly ref: RefObject<Element | null>;
  readonly isKept: boolean;
} {
  const isHydrated = useIsBrowser();
  const ref = useRef<Element>(null);
  const [isKept, setKept] = useState(!IS_SERVER && !isHydrated);
  useEffect(() => {
    if (isKept && !ref.current?.firstChild) {
      setKept(false);
    }
  }, [isKept]);
  return {ref, isKept};
}
