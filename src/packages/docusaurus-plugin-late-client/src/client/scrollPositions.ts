import type {ClientModule} from '@docusaurus/types';
import {POSITIONS} from '../protocol.js';

/** Maximum number of history entries to store when the reader leaves the document. */
const MAX_ENTRIES = 100;

/** Last scroll positions of history entries, by key. */
const positions = new Map<string, number>();

/** Scroll position as of the last painted frame. */
let top: number | undefined;

/** Key of the current history entry. */
let currentKey: string | undefined;

function readPositions(): void {
  try {
    const stored = window.sessionStorage.getItem(POSITIONS) ?? '[]';
    for (const [key, position] of JSON.parse(stored) as [string, number][]) {
      positions.set(key, position);
    }
  } catch {
    // The storage is missing or malformed: no position is known.
  }
}

/** Returns the key of the current history entry. Adds a key if the router has not done so. */
function entryKey(): string {
  const state = window.history.state as {readonly key?: unknown} | null;
  if (typeof state?.key === 'string') {
    return state.key;
  }
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({...state, key}, '');
  return key;
}

/** Stores the position of the current entry as the most recent one. */
function remember(): void {
  if (currentKey !== undefined) {
    positions.delete(currentKey);
    positions.set(currentKey, top ?? window.scrollY);
  }
}

if (typeof window !== 'undefined' && window.lateClient) {
  readPositions();
  const {history} = window;
  // Otherwise, the browser would scroll while the previous page is still shown.
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => (top = window.scrollY), {passive: true});
  window.addEventListener('pagehide', () => {
    // Lets the browser restore the position when this document is loaded again.
    history.scrollRestoration = 'auto';
    remember();
    try {
      window.sessionStorage.setItem(
        POSITIONS,
        JSON.stringify(Array.from(positions).slice(-MAX_ENTRIES)),
      );
    } catch {
      // Without session storage, positions are lost with the document.
    }
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Remembers the position of the previous entry when a navigation begins. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  if (!window.lateClient) {
    return;
  }
  const key = entryKey();
  if (key !== currentKey) {
    remember();
    currentKey = key;
  }
};

/** Restores the scroll position on back and forward, in the first frame of the page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const position = currentKey === undefined ? undefined : positions.get(currentKey);
  if (previousLocation && position !== undefined) {
    window.scrollTo({top: position, behavior: 'instant'});
    top = position;
  }
};
