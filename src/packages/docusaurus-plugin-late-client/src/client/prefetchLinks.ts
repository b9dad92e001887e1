import type {LateClient} from '../protocol.js';

/** Events that show that a reader is using the page. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'];

/**
 * Delays Docusaurus' prefetching of links in view until the reader uses the page, and prevents it
 * on slow and metered connections. Hovering over or touching a link still loads its page
 * immediately.
 */
function limitPrefetching(isSlowConnection: LateClient['isSlowConnection']): void {
  const {docusaurus} = window;
  const waiting = new Set<string>();
  let isUsed = false;
  const prefetch: typeof docusaurus.prefetch = (path) => {
    if (isUsed) {
      return !isSlowConnection() && docusaurus.prefetch(path);
    }
    waiting.add(path);
    return false;
  };
  window.docusaurus = {...docusaurus, prefetch};
  const listening = new AbortController();
  const listener = (event: Event): void => {
    const {type, movementX, movementY} = event as PointerEvent;
    // Browsers report a move of zero pixels when a page appears below a resting pointer.
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) {
      isUsed = true;
      listening.abort();
      waiting.forEach(prefetch);
    }
  };
  // Without `capture`, only scrolling of the whole page is reported. Scripts scroll elements inside it,
  // even if nobody uses the page.
  const options = {passive: true, signal: listening.signal};
  INTERACTIONS.forEach((kind) => window.addEventListener(kind, listener, options));
}

let isLimited = false;

export function onRouteDidUpdate(): void {
  const {lateClient} = window;
  if (lateClient && !isLimited) {
    isLimited = true;
    limitPrefetching(lateClient.isSlowConnection);
  }
}
