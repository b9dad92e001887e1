import type {RefObject} from 'react';
import {useEffect} from 'react';
import {formatDate} from '../../lib/dates';
import type {DatedPost} from '../../lib/postRows';

/** The name of a calendar's square: when its post appeared, and what it is called. */
export function squareLabel({date, title}: Pick<DatedPost, 'date' | 'title'>): string {
  return `${formatDate(date)}: ${title}`;
}

/** The two parts of such a name. */
export function readSquareLabel(label: string): readonly [date: string, title: string] {
  const end = label.indexOf(': ');
  return [label.slice(0, end), label.slice(end + 2)];
}

/**
 * The index that a key moves to in a list in the order of time, drawn with later to the right and
 * later years above; undefined for keys that do not move. The ends do not wrap.
 */
export function rovingIndex(key: string, current: number, count: number): number | undefined {
  if (current < 0 || count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(current + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

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
