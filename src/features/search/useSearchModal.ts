import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {holdKeys} from './holdKeys';
import {loadModal} from './loadModal';

interface Shown {
  readonly Modal: Awaited<ReturnType<typeof loadModal>>['default'];
  readonly initialQuery: string;
}

interface SearchModalState {
  readonly shown: Shown | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Opens and closes the modal. Where its code cannot be had, the results page is opened instead.
 * Closed, it gives the focus back to what had it, or to the button in the navbar.
 */
export function useSearchModal(): SearchModalState {
  const [shown, setShown] = useState<Shown>();
  const isOpening = useRef(false);
  const focused = useRef<Element>(null);
  const history = useHistory();
  const page = useBaseUrl('/search');
  const open = useCallback(async () => {
    if (isOpening.current) {
      return;
    }
    isOpening.current = true;
    focused.current = document.activeElement;
    const keys = holdKeys();
    try {
      const {default: Modal} = await loadModal();
      if (!keys.isCancelled()) {
        // At once, effects included: the next key finds the field focused.
        flushSync(() => setShown({Modal, initialQuery: keys.text()}));
      }
    } catch {
      history.push(page);
    } finally {
      keys.release();
      isOpening.current = false;
    }
  }, [history, page]);
  const close = useCallback(() => {
    // At once: the page must be alive again before it can take the focus, or scroll to a heading.
    flushSync(() => setShown(undefined));
    const {current: before} = focused;
    const target =
      before instanceof HTMLElement && before !== document.body && before.isConnected
        ? before
        : document.querySelector<HTMLElement>('.DocSearch-Button');
    target?.focus({preventScroll: true});
  }, []);
  return {shown, open, close};
}
