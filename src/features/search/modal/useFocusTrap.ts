import type {RefObject} from 'react';
import {useLayoutEffect} from 'react';

const STOPS = 'a[href]:not([tabindex="-1"]), button, input';

function findStops(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/**
 * Keeps Tab inside the modal, and the page behind it out of reach. DocSearch's own trap knows only
 * what was there at first, and stands still before a stop that is not shown; its field also takes
 * Tab for the end of the search and drops the question that is on its way. It no longer sees the key.
 */
export function useFocusTrap(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const {current: container} = ref;
    const page = document.getElementById('__docusaurus');
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Tab' || !container) {
        return;
      }
      event.stopPropagation();
      const stops = findStops(container);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (
        !stops.includes(document.activeElement as HTMLElement) ||
        document.activeElement === edge
      ) {
        event.preventDefault();
        (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
      }
    }
    container?.addEventListener('keydown', onKeyDown, {capture: true});
    if (page) {
      page.inert = true;
    }
    return () => {
      container?.removeEventListener('keydown', onKeyDown, {capture: true});
      if (page) {
        page.inert = false;
      }
    };
  }, [ref]);
}
