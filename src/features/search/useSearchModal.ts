import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useEffectEvent, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import type * as SearchModal from './modal/SearchModal';
import {opensSearch} from '../../lib/searchKeys';
import {limitQuery} from './query';

/** Loads the modal. Tries again on the next call if the fetch failed. */
export const loadModal = (): Promise<typeof SearchModal> =>
  import(/* webpackChunkName: "search-modal" */ './modal/SearchModal');

interface HeldKeys {
  /** What was written until now. */
  text(): string;
  /** Whether the reader took it back with Escape. */
  isCancelled(): boolean;
  release(): void;
}

/** Keeps what a reader writes after opening the search and before its field is there. */
function holdKeys(): HeldKeys {
  let text = '';
  let cancelled = false;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
      return;
    }
    if (event.key === 'Escape') {
      cancelled = true;
    } else if (event.key === 'Backspace') {
      text = [...text].slice(0, -1).join('');
    } else if ([...event.key].length === 1) {
      text = limitQuery(text + event.key);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('keydown', onKeyDown, {capture: true});
  return {
    text: () => text,
    isCancelled: () => cancelled,
    release: () => window.removeEventListener('keydown', onKeyDown, {capture: true}),
  };
}

interface Shown {
  readonly Modal: (typeof SearchModal)['default'];
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
  const page = useSiteAddress('/search');
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

interface Actions {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Keys of the whole page: they open the search; Escape, or Control and K once more, closes it. */
export function useSearchShortcuts({isOpen, open, close}: Actions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) {
      return;
    }
    // The modal's field also takes Escape, and says so; it only empties its list.
    if (isOpen) {
      if (event.key === 'Escape' || (event.key !== '/' && opensSearch(event))) {
        event.preventDefault();
        close();
      }
      return;
    }
    // Below another dialog the search could neither be seen nor reached.
    if (
      !event.defaultPrevented &&
      opensSearch(event) &&
      !document.querySelector('dialog[open], [aria-modal="true"]')
    ) {
      event.preventDefault();
      if (!event.repeat) {
        open();
      }
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
