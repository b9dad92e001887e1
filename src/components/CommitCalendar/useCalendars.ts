import type {RefObject} from 'react';
import {useEffect} from 'react';
import {readSquareLabel, rovingIndex} from '../../lib/calendar';

function calendarOf({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-calendar]') : null;
}

/** Names the post whose square is pointed at, or has the focus, in the line below its calendar. */
function nameSquare(event: Event): void {
  const square = event.target instanceof Element ? event.target.closest('a') : null;
  const line = calendarOf(event)?.querySelector('[data-calendar-line]');
  const label = square?.getAttribute('aria-label');
  if (line && label) {
    readSquareLabel(label).forEach((text, place) => {
      const part = line.children[place];
      if (part) {
        part.textContent = text;
      }
    });
  }
}

function moveFocus(event: KeyboardEvent): void {
  // The newest post comes first in the page.
  const squares = [...(calendarOf(event)?.querySelectorAll('a') ?? [])].reverse();
  const current = squares.indexOf(document.activeElement as HTMLAnchorElement);
  const next = rovingIndex(event.key, current, squares.length);
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  event.preventDefault();
  squares.forEach((square, place) => {
    square.tabIndex = place === next ? 0 : -1;
  });
  squares[next]?.focus();
}

/**
 * Calendars in an element answer: one tab stop for all squares of each, which the arrow keys, Home
 * (oldest) and End (newest) move, and a line that names the post pointed at. It works on what is in
 * the page, whoever has drawn it.
 */
export function useCalendars(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const listening = new AbortController();
    const {signal} = listening;
    element?.addEventListener('keydown', moveFocus, {signal});
    element?.addEventListener('pointerover', nameSquare, {signal, passive: true});
    element?.addEventListener('focusin', nameSquare, {signal, passive: true});
    return () => listening.abort();
  }, [ref]);
}
