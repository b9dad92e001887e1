import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {opensSearch} from 'docusaurus-theme-search-ask/client';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {isUnderPath} from '../../lib/paths';

const STORAGE_KEY = 'newsletter-popup';
/** Share of the scrollable height to be scrolled before the pop-up opens. */
const MIN_SCROLLED = 0.3;
const WIDE = '(width > 768px)';
/** Milliseconds that a page must have run scripts before the pop-up opens. */
const READING_TIME = 5000;
/** Longest pause, in milliseconds, between the reader's input and a scroll event it has caused. */
const MOMENTUM = 1000;
const SCROLL_KEYS = new Set([' ', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp']);
const OTHER_DIALOGS = 'dialog[open], [aria-modal="true"], [popover]:popover-open';

// Outside React and storage: it opens at most once per visit, even if storage is unavailable.
let wasShown = false;

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
    scrollTop > MIN_SCROLLED * (scrollHeight - clientHeight) &&
    window.matchMedia(WIDE).matches &&
    !isBusy()
  );
}

/**
 * Calls `onRead` once the reader has scrolled far enough by wheel, touch or keyboard and the page
 * has been open long enough. Scrolling by links, search or scripts does not count.
 *
 * @returns a function that stops watching
 */
function watchReading(onRead: () => void): () => void {
  const openSince = performance.now();
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
  // A click or a key such as Enter may jump to another position on the page.
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

/** Returns whether the pop-up is open, and a function that closes it. It opens only once, ever. */
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
    return watchReading(() => {
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
        // Synchronously, because the search does not open while a dialog is open.
        flushSync(() => setOpen(false));
      }
    }
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [isOpen]);
  return [isOpen, () => setOpen(false)];
}
