import type {DOMAttributes, KeyboardEvent, SyntheticEvent} from 'react';
import {placeTooltip} from './placeTooltip';

/**
 * Returns the index to which a key moves the focus in a list of days, oldest first; undefined for
 * other keys, or if no day has the focus. Does not wrap around.
 *
 * @param current index of the day with the focus, or -1
 */
export function rovingIndex(key: string, current: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: current + 1,
    ArrowDown: current + 1,
    ArrowLeft: current - 1,
    ArrowUp: current - 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return current < 0 || target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}

function closest(event: SyntheticEvent, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

function hideTooltip(calendar: HTMLElement): void {
  // Without scripts, CSS shows the tooltip of any hovered square. Once the calendar has data-tooltips,
  // CSS shows only the tooltip of the square with data-tooltip (square.module.css).
  calendar.dataset['tooltips'] = '';
  calendar.querySelector('[data-tooltip]')?.removeAttribute('data-tooltip');
}

function showTooltip(event: SyntheticEvent): void {
  const square = closest(event, '[data-day]');
  const calendar = closest(event, '[data-calendar]');
  if (!square || !calendar) {
    return;
  }
  const {clientWidth, clientHeight} = document.documentElement;
  const position = placeTooltip(square.getBoundingClientRect(), calendar.getBoundingClientRect(), {
    width: clientWidth,
    height: clientHeight,
  });
  for (const [name, value] of Object.entries(position)) {
    square.style.setProperty(`--tooltip-${name}`, value);
  }
  hideTooltip(calendar);
  square.dataset['tooltip'] = '';
}

function onKeyDown(event: KeyboardEvent): void {
  const calendar = closest(event, '[data-calendar]');
  if (event.key === 'Escape' && calendar) {
    hideTooltip(calendar);
  }
  // The newest day is first in the document.
  const squares = [...(calendar?.querySelectorAll<HTMLElement>('[data-day]') ?? [])].reverse();
  const current = squares.indexOf(document.activeElement as HTMLElement);
  const next = rovingIndex(event.key, current, squares.length);
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  event.preventDefault();
  squares.forEach((square, index) => {
    square.tabIndex = index === next ? 0 : -1;
  });
  // Scrolls before focusing, because the tooltip appears on focus, at the current position.
  squares[next]?.scrollIntoView({behavior: 'instant', block: 'nearest', inline: 'nearest'});
  squares[next]?.focus();
}

/**
 * Event handlers of an element with calendars: arrow keys, Home (oldest day) and End (newest day) move
 * the focus, tooltips stay inside the window, and Escape hides them.
 */
export const calendarEvents = {
  onKeyDown,
  onPointerOver: showTooltip,
  onFocus: showTooltip,
} satisfies DOMAttributes<HTMLElement>;
