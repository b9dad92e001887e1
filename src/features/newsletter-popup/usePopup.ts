import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {opensSearch} from 'docusaurus-theme-search-ask/client';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {isUnderPath} from '../../lib/paths';

const STORAGE_KEY = 'newsletter-popup';
/** Share of the scrollable height. */
const SHARE = 0.3;
const WIDE = '(width > 768px)';
/** Milliseconds that a page must have been open. */
const READING_TIME = 5000;
/** Milliseconds for which the page may go on scrolling after a wheel, a touch, or a key. */
const MOMENTUM = 1000;
const SCROLL_KEYS = new Set([' ', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp']);
const OTHER_DIALOGS = 'dialog[open], [aria-modal="true"], [popover]:popover-open';

// Outside React and storage: it opens once per visit even where nothing can be stored.
let wasShown = false;

// The first page has been open since before its scripts ran.
let firstPath = typeof window === 'undefined' ? undefined : window.location.pathname;

function isBusy(): boolean {
  return (
    document.body.classList.contains('DocSearch--active') ||
    document.querySelector('.navbar-sidebar--show') !== null ||
    document.activeElement?.closest('.navbar__search') !== null ||
    document.querySelector(OTHER_DIALOGS) !== null
  );
}

function isDue(): boolean {
  const {scrollTop, scrollHeight, clientHeight} = document.documentElement;
  return (
    scrollTop > SHARE * (scrollHeight - clientHeight) &&
    window.matchMedia(WIDE).matches &&
    !isBusy()
  );
}

/**
 * Calls back once the reader has scrolled far enough by wheel, touch, or keys, and the page has been
 * open long enough. Scrolling by links, search, or scripts does not count.
 *
 * @param openSince milliseconds on the clock of `performance.now()`
 * @returns a function that stops watching
 */
function watchReading(openSince: number, onRead: () => void): () => void {
  let scrolledAt = -Infinity;
  let timer: number | undefined;
  function check(): void {
    window.clearTimeout(timer);
    if (!isDue()) {
      return;
    }
    const wait = openSince + READING_TIME - performance.now();
    if (wait > 0) {
      timer = window.setTimeout(check, wait);
    } else {
      onRead();
    }
  }
  function onScrollInput(): void {
    scrolledAt = performance.now();
  }
  // A click, or a key such as Enter, may lead to another place of the page.
  function onOtherInput(): void {
    scrolledAt = -Infinity;
    window.clearTimeout(timer);
  }
  function onKeyDown({key}: KeyboardEvent): void {
    (SCROLL_KEYS.has(key) ? onScrollInput : onOtherInput)();
  }
  function onScroll(): void {
    if (performance.now() - scrolledAt < MOMENTUM) {
      scrolledAt = performance.now();
      check();
    }
  }
  const listening = new AbortController();
  const options = {passive: true, signal: listening.signal};
  window.addEventListener('wheel', onScrollInput, options);
  window.addEventListener('touchmove', onScrollInput, options);
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('click', onOtherInput, options);
  window.addEventListener('scroll', onScroll, options);
  return () => {
    window.clearTimeout(timer);
    listening.abort();
  };
}

/** Returns whether the pop-up is open, and closes it. It opens once, then never again. */
export function usePopup(): [isOpen: boolean, close: () => void] {
  const {pathname} = useLocation();
  const newsletter = useSiteAddress('/newsletter');
  const subscribe = useSiteAddress('/subscribe');
  const [isOpen, setOpen] = useState(false);
  const offersFollowing = isUnderPath(pathname, newsletter) || isUnderPath(pathname, subscribe);
  useEffect(() => {
    const slot = createStorageSlot(STORAGE_KEY);
    if (offersFollowing || wasShown || slot.get() !== null) {
      return undefined;
    }
    const openSince = firstPath === pathname ? 0 : performance.now();
    firstPath = undefined;
    return watchReading(openSince, () => {
      if (!wasShown) {
        wasShown = true;
        slot.set('shown');
        setOpen(true);
      }
    });
  }, [offersFollowing, pathname]);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (opensSearch(event)) {
        // At once: the search opens only where no dialog is open.
        flushSync(() => setOpen(false));
      }
    }
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [isOpen]);
  return [isOpen, () => setOpen(false)];
}
