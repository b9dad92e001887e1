import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {isRedrawn, servedTwin} from '../../lib/servedPage';

const IS_SERVER = typeof document === 'undefined';

/**
 * Whether an element keeps the markup that the server has drawn into it: so it is on the page a
 * visit begins with, and not where nothing was drawn (`npm run dev`, or a page that React had to
 * draw anew).
 *
 * @param selector finds such elements
 */
export function useKeptMarkup<Element extends HTMLElement>(
  selector: string,
): {
  readonly ref: RefObject<Element | null>;
  readonly isKept: boolean;
} {
  const isBrowser = useIsBrowser();
  const ref = useRef<Element>(null);
  const [isKept, setKept] = useState(!IS_SERVER && (!isBrowser || isRedrawn()));
  useLayoutEffect(() => {
    const element = ref.current;
    if (isKept && element && !element.firstChild) {
      element.append(...(servedTwin(element, selector)?.childNodes ?? []));
    }
  }, [isKept, selector]);
  useEffect(() => {
    if (isKept && !ref.current?.firstChild) {
      setKept(false);
    }
  }, [isKept]);
  return {ref, isKept};
}
