/** How far outside the screen counts as near. */
const NEAR = '200px';

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, {timeout: 4000});
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/**
 * Calls once when an element is near the screen and the browser has nothing better to do.
 *
 * @returns stops the waiting
 */
export function whenNearAndIdle(element: Element, run: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        cancelIdle = whenIdle(run);
      }
    },
    {rootMargin: NEAR},
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelIdle?.();
  };
}
