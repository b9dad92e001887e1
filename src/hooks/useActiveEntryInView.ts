import type {RefObject} from 'react';
import {useEffect} from 'react';

/** Distance in pixels of the active entry from the edge of its container after scrolling. */
const MARGIN = 48;

/** Scrolls a container, but none of its ancestors, until an element in it is visible. */
function reveal(element: Element, box: Element): void {
  const {top, bottom} = element.getBoundingClientRect();
  const {top: start, bottom: end} = box.getBoundingClientRect();
  if (top < start) {
    box.scrollTop -= start + MARGIN - top;
  } else if (bottom > end) {
    box.scrollTop += bottom - end + MARGIN;
  }
}

/** Scrolls a table of contents to its active entry; without an active entry, to the start. */
export function useActiveEntryInView(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const nav = ref.current;
    if (!nav) {
      return undefined;
    }
    const follow = (): void => {
      const active = nav.querySelector('.table-of-contents__link--active');
      // Beside posts on wide screens, `nav` itself scrolls; elsewhere, its first child does.
      for (const box of [nav, nav.firstElementChild]) {
        if (active && box && box.scrollHeight > box.clientHeight) {
          reveal(active, box);
        } else if (box && !active) {
          box.scrollTop = 0;
        }
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(nav, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, [ref]);
}
