import type {ClientModule} from '@docusaurus/types';
import {POSITIONS} from '../protocol.js';

/** Number of history entries that are stored when a document is left. */
const MAX_ENTRIES = 100;

/** Scroll positions at which the entries of the history were left, by their keys. */
const positions = new Map<string, number>();

/** Scroll position as of the last painted frame. */
let top: number | undefined;

/** Key of the current entry of the history. */
let current: string | undefined;

function readPositions(): void {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(POSITIONS) ?? '[]');
    for (const [key, value] of Array.isArray(stored) ? (stored as unknown[][]) : []) {
      if (typeof key === 'string' && typeof value === 'number') {
        positions.set(key, value);
      }
    }
  } catch {
    // The storage is missing or malformed: no position is known.
  }
}

/** Returns the key of the current entry, and gives it one if no router has. */
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
  if (current !== undefined) {
    positions.delete(current);
    positions.set(current, top ?? window.scrollY);
  }
}

if (typeof window !== 'undefined' && window.lateClient) {
  readPositions();
  const {history} = window;
  // The browser would scroll while the previous page is still shown.
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => (top = window.scrollY), {passive: true});
  window.addEventListener('pagehide', () => {
    // The browser restores the position when this document is loaded again.
    history.scrollRestoration = 'auto';
    remember();
    try {
      window.sessionStorage.setItem(POSITIONS, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
    } catch {
      // Without a session, positions are known until the document is left.
    }
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Called when a navigation begins. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  if (!window.lateClient) {
    return;
  }
  const key = entryKey();
  if (key !== current) {
    remember();
    current = key;
  }
};

/** Restores the scroll position on back and forward, in the first frame of the page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const place = current === undefined ? undefined : positions.get(current);
  if (previousLocation && place !== undefined) {
    window.scrollTo({top: place, behavior: 'instant'});
    top = place;
  }
};
