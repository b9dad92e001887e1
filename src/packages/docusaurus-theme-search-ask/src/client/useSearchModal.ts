import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type * as SearchModal from './modal/SearchModal.js';
import {findEarlyField, showEarlyField} from './earlyField.js';
import {useSearchPage} from './searchEngine.js';

let loaded: typeof SearchModal | undefined;

/** Loads the modal. Tries again on the next call if the fetch failed. */
export async function loadModal(): Promise<typeof SearchModal> {
  loaded ??= await import(/* webpackChunkName: "search-modal" */ './modal/SearchModal.js');
  return loaded;
}

interface CurrentModal {
  readonly Modal: (typeof SearchModal)['default'];
  readonly initialQuery: string;
}

/**
 * Returns the modal, if it is open, and functions that open and close it. While its code loads, the
 * reader types into the early field, if the site has one; nothing opens if the reader closes that
 * field. If the code cannot be loaded, the search page opens instead. On closing, the focus returns to
 * the element that had it, or goes to the button in the navbar.
 */
export function useSearchModal() {
  const [currentModal, setCurrentModal] = useState<CurrentModal>();
  const isOpening = useRef(false);
  const previousFocus = useRef<Element>(null);
  const history = useHistory();
  const page = useSearchPage();
  const open = useCallback(async () => {
    const wasFieldShown = Boolean(findEarlyField() ?? (loaded ? undefined : showEarlyField()));
    if (isOpening.current) {
      // The earlier call of this function is still loading the modal, and will replace the field.
      return;
    }
    isOpening.current = true;
    previousFocus.current = document.activeElement;
    try {
      const {default: Modal} = await loadModal();
      await findEarlyField()?.settled();
      // The reader may have closed the field in the meantime.
      const field = findEarlyField();
      // Renders synchronously, effects included, so that the field has the focus before the next key.
      const show = () =>
        flushSync(() => setCurrentModal({Modal, initialQuery: field?.query() ?? ''}));
      if (field) {
        previousFocus.current = field.opener;
        field.replace(show);
      } else if (!wasFieldShown) {
        show();
      }
    } catch {
      const field = findEarlyField();
      if (field || !wasFieldShown) {
        const query = field?.query();
        if (page !== undefined) {
          history.push(query ? `${page}?q=${encodeURIComponent(query)}` : page);
        }
        field?.replace();
      }
    } finally {
      isOpening.current = false;
    }
  }, [history, page]);
  const close = useCallback(() => {
    // Renders synchronously: while the page is inert, it can neither take the focus nor scroll.
    flushSync(() => setCurrentModal(undefined));
    const {current: before} = previousFocus;
    const target =
      before instanceof HTMLElement && before !== document.body && before.isConnected
        ? before
        : document.querySelector<HTMLElement>('.DocSearch-Button');
    target?.focus({preventScroll: true});
  }, []);
  return {currentModal, open, close};
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** True for Control or Command with K, and for a slash outside text fields. */
export function opensSearch(event: KeyboardEvent): boolean {
  const {altKey, ctrlKey, metaKey, shiftKey} = event;
  if (event.key === '/') {
    return !altKey && !ctrlKey && !metaKey && !isTyping(event.target);
  }
  return event.key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

interface Actions {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Adds keyboard shortcuts that open the search, and close it (Escape, or Ctrl+K again). */
export function useSearchShortcuts({isOpen, open, close}: Actions): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.isComposing) {
      return;
    }
    // The modal's field handles Escape too, but only empties its list.
    if (isOpen) {
      if (event.key === 'Escape' || (event.key !== '/' && opensSearch(event))) {
        event.preventDefault();
        close();
      }
      return;
    }
    // Does not open the search below another dialog, which would cover it.
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
  }, [onKeyDown]);
}
