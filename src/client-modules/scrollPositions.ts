import type {Location} from 'history';

/** Entries of the history that are remembered when a document is left. */
const MAX_ENTRIES = 100;

/** What the session keeps them under: it outlives a document that is loaded anew, and ends with the tab. */
const STORAGE_KEY = 'scroll-positions';

/** Pixels from the top at which each entry of the history was left, by its key. */
const positions = new Map<string, number>();

/** Where the reader is, as of the last frame: what has not been painted yet is not his. */
let top: number | undefined;

/** The entry of the history that the reader is at. */
let current: string | undefined;

function readPositions(): void {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    for (const [key, value] of Array.isArray(stored) ? (stored as unknown[][]) : []) {
      if (typeof key === 'string' && typeof value === 'number') {
        positions.set(key, value);
      }
    }
  } catch {
    // Nothing can be read, or another hand has written it: no place is known.
  }
}

/** The key of the entry that the window is at. Those that no router made have none yet. */
function entryKey(): string {
  const state = window.history.state as {readonly key?: unknown} | null;
  if (typeof state?.key === 'string') {
    return state.key;
  }
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({...state, key}, '');
  return key;
}

/** The entry that was left last comes last. */
function remember(): void {
  if (current !== undefined) {
    positions.delete(current);
    positions.set(current, top ?? window.scrollY);
  }
}

if (typeof window !== 'undefined') {
  readPositions();
  const {history} = window;
  // The browser would look for the place before the page that has it is there, and on the old one.
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => (top = window.scrollY), {passive: true});
  window.addEventListener('pagehide', () => {
    // A document that is loaded anew, or come back to, is the browser's part.
    history.scrollRestoration = 'auto';
    remember();
    try {
      window.sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify([...positions].slice(-MAX_ENTRIES)),
      );
    } catch {
      // Without a session the places are known until the document is left.
    }
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

interface Update {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** Called as soon as a link is followed, or a step made in the history. */
export function onRouteUpdate(): void {
  const key = entryKey();
  if (key !== current) {
    remember();
    current = key;
  }
}

/** Who steps back or forth in the history comes to where he left the page, in its first frame. */
export function onRouteDidUpdate({previousLocation}: Update): void {
  const place = current === undefined ? undefined : positions.get(current);
  if (previousLocation && place !== undefined) {
    window.scrollTo({top: place, behavior: 'instant'});
    top = place;
  }
}
