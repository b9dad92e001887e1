import type {LateClient} from '../protocol.js';

/** Events that show that a reader is using the page. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'];

function isMoved({movementX, movementY}: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

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
    if (isSlowConnection()) {
      return false;
    }
    if (isUsed) {
      return docusaurus.prefetch(path);
    }
    waiting.add(path);
    return false;
  };
  window.docusaurus = {...docusaurus, prefetch};
  const listening = new AbortController();
  for (const kind of INTERACTIONS) {
    window.addEventListener(
      kind,
      (event) => {
        // Browsers report a move of zero pixels when a page appears below a resting pointer.
        if (event instanceof PointerEvent && event.type === 'pointermove' && !isMoved(event)) {
          return;
        }
        isUsed = true;
        listening.abort();
        waiting.forEach((path) => void docusaurus.prefetch(path));
      },
      // Without `capture`, because style sheets may scroll elements on their own.
      {passive: true, signal: listening.signal},
    );
  }
}

let isLimited = false;

export function onRouteDidUpdate(): void {
  const {lateClient} = window;
  if (lateClient && !isLimited) {
    isLimited = true;
    limitPrefetching(lateClient.isSlowConnection);
  }
}
