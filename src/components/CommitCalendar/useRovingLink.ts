import type {RefObject} from 'react';
import {useEffect, useRef} from 'react';
import {rovingIndex} from '../../lib/rovingIndex';

/** One tab stop for all links of a calendar: the arrow keys, Home (oldest) and End (newest) move it. */
export function useRovingLink(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = ref.current;
    function onKeyDown(event: KeyboardEvent): void {
      // The newest post comes first in the page.
      const links = [...(container?.querySelectorAll('a') ?? [])].reverse();
      const current = links.indexOf(document.activeElement as HTMLAnchorElement);
      const next = rovingIndex(event.key, current, links.length);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) {
        return;
      }
      event.preventDefault();
      links.forEach((link, index) => {
        link.tabIndex = index === next ? 0 : -1;
      });
      links[next]?.focus();
    }
    container?.addEventListener('keydown', onKeyDown);
    return () => container?.removeEventListener('keydown', onKeyDown);
  }, []);
  return ref;
}
