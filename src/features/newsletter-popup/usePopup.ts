import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {opensSearch} from 'docusaurus-theme-search-ask/client';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {isUnderPath} from '../../lib/paths';

const STORAGE_KEY = 'newsletter-popup';
/** Share of the scrollable height that must be scrolled before the pop-up opens. */
const MIN_SCROLLED = 0.3;
const WIDE = '(width > 768px)';
/** Minimum time in milliseconds between opening a page and the pop-up. */
const MIN_READING_TIME = 5000;
/** Maximum time in milliseconds between the reader's input and a scroll event that it has caused. */
const MAX_SCROLL_DELAY = 1000;
const SCROLL_KEYS = new Set([' ', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp']);
/**
 * Matches if the reader is using the search, the mobile menu or a dialog. `:is()` ignores `:popover-open`
 * in browsers that do not support it.
 */
const BUSY =
  ':is(.DocSearch--active, .navbar-sidebar--show, .navbar__search:focus-within, dialog[open], [aria-modal="true"], :popover-open)';

/** True if the pop-up has opened during this visit. Needed if the browser's storage is unavailable. */
let wasShown = false;

/** True if the reader has scrolled far enough, has a wide screen, and is not busy. */
function isDue(): boolean {
  const {scrollTop, scrollHeight, clientHeight} = document.documentElement;
  return (
    scrollTop > MIN_SCROLLED * (scrollHeight - clientHeight) &&
    window.matchMedia(WIDE).matches &&
    document.querySelector(BUSY) === null
  );
}

/**
 * Calls `onRead` as soon as the reader has scrolled far enough by wheel, touch or keyboard, and the
 * page has been open long enough. Scrolling by links, search or scripts does not count.
 *
 * @returns a function that stops watching
 */
function watchReading(onRead: () => void): () => void {
  const openedAt = performance.now();
  /** Time of the last scrolling input, or of a scroll event that it caused. */
  let scrolledAt = -Infinity;
  let timer: number | undefined;
  function check(): void {
    window.clearTimeout(timer);
    if (!isDue()) {
      return;
    }
    const wait = openedAt + MIN_READING_TIME - performance.now();
    if (wait > 0) {
      timer = window.setTimeout(check, wait);
    } else {
      onRead();
    }
  }
  const listening = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, {passive: true, signal: listening.signal});
  const onScrollInput = () => (scrolledAt = performance.now());
  // Scrolling after a click or a key such as Enter does not count, because it may be a jump.
  const onOtherInput = () => {
    scrolledAt = -Infinity;
    window.clearTimeout(timer);
  };
  listen('wheel', onScrollInput);
  listen('touchmove', onScrollInput);
  listen('keydown', ({key}) => (SCROLL_KEYS.has(key) ? onScrollInput() : onOtherInput()));
  listen('click', onOtherInput);
  listen('scroll', () => {
    if (performance.now() - scrolledAt < MAX_SCROLL_DELAY) {
      onScrollInput();
      check();
    }
  });
  return () => {
    window.clearTimeout(timer);
    listening.abort();
  };
}

/**
 * Returns true if the pop-up is open, and a function that closes it. It opens only once, even if the
 * reader comes back later.
 */
export function usePopup(): [isOpen: boolean, close: () => void] {
  const {pathname} = useLocation();
  const newsletter = useSiteAddress('/newsletter');
  const subscribe = useSiteAddress('/subscribe');
  const [isOpen, setOpen] = useState(false);
  const isSignupPage = isUnderPath(pathname, newsletter) || isUnderPath(pathname, subscribe);
  useEffect(() => {
    const slot = createStorageSlot(STORAGE_KEY);
    if (isSignupPage || wasShown || slot.get() !== null) {
      return undefined;
    }
    return watchReading(() => {
      // Another tab may have shown the pop-up in the meantime.
      if (!wasShown && slot.get() === null) {
        wasShown = true;
        slot.set('shown');
        setOpen(true);
      }
    });
  }, [isSignupPage, pathname]);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (opensSearch(event)) {
        // The search ignores the key while a dialog is open, so the pop-up closes first.
        flushSync(() => setOpen(false));
      }
    }
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [isOpen]);
  return [isOpen, () => setOpen(false)];
}
