import type {HeldEvent} from '../protocol.js';
import {pressKey} from './replay.js';

/** Milliseconds to wait for a field after its opener was handled, as its code may still be loading. */
const TIMEOUT = 3000;

/** Text fields. */
const FIELD =
  'textarea,input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio],[type=range],[type=color],[type=file])';

/** Elements that receive keys themselves. */
const EDITABLE = `${FIELD},select,[contenteditable]`;

function isKey(event: Event): event is KeyboardEvent {
  return event.type === 'keydown';
}

/** True for a key that changes a text: a character or Backspace. */
function isText({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
}

function opensSearch({key, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return key === '/' || (/^k$/i.test(key) && (ctrlKey || metaKey));
}

/** Held events, split into typed text and other events. */
interface SplitEvents {
  readonly otherEvents: readonly HeldEvent[];
  /** Keys typed after a click or key that opens a field, before the field existed. */
  readonly typed: readonly KeyboardEvent[];
  /** Those of the other events that may open the field into which the reader types. */
  readonly openers: readonly HeldEvent[];
}

/** Separates the text that a reader typed after opening a search or dialog from other events. */
export function splitTyped(events: readonly HeldEvent[]): SplitEvents {
  const otherEvents: HeldEvent[] = [];
  const typed: KeyboardEvent[] = [];
  const shortcuts: HeldEvent[] = [];
  const clicks: HeldEvent[] = [];
  for (const held of events) {
    const {event, target} = held;
    const hasOpener = shortcuts.length + clicks.length > 0;
    if (isKey(event) && hasOpener && isText(event) && !target.matches(FIELD)) {
      typed.push(event);
    } else {
      otherEvents.push(held);
      if (isKey(event) && opensSearch(event) && !target.matches(FIELD)) {
        shortcuts.push(held);
      } else if (event.type === 'click') {
        clicks.push(held);
      }
    }
  }
  // A click counts as an opener only if text follows: most clicks open no field.
  return {otherEvents, typed, openers: [...shortcuts, ...(typed.length > 0 ? clicks : [])]};
}

/** Returns the text that results from typing keys; Backspace removes the character before it. */
export function textOf(keys: readonly KeyboardEvent[]): string {
  return keys.reduce((text, {key}) => (key === 'Backspace' ? text.slice(0, -1) : text + key), '');
}

/**
 * Writes typed text, and what is typed in the meantime, into the focused field, or the next field that
 * gets the focus. Gives up when the reader presses Escape or leaves the page.
 *
 * @returns a function to call if no field will open: it stops waiting, and the page gets the keys.
 *   The same happens after a timeout, and when the reader uses the pointer.
 */
export function typeText(typed: readonly KeyboardEvent[]): () => void {
  const keys = [...typed];
  const waiting = new AbortController();
  const {pathname} = window.location;
  const {signal} = waiting;
  const isWaiting = (): boolean => !signal.aborted && window.location.pathname === pathname;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        waiting.abort();
      } else if (event.isTrusted && isText(event) && !document.activeElement?.matches(EDITABLE)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        keys.push(event);
      }
    },
    {capture: true, signal},
  );
  const write = (): void => {
    const field = document.activeElement;
    if (isWaiting() && field?.matches(FIELD)) {
      waiting.abort();
      const text = textOf(keys);
      if (text) {
        const {value} = field as HTMLInputElement;
        (field as HTMLInputElement).setRangeText(text, value.length, value.length, 'end');
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }
    }
  };
  const release = (): void => {
    if (isWaiting()) {
      waiting.abort();
      for (const key of keys) {
        pressKey(document.activeElement ?? document.body, key);
      }
    }
  };
  document.addEventListener('pointerdown', release, {capture: true, signal});
  // Writes after effects that run on focus, but before the next key.
  document.addEventListener('focusin', () => queueMicrotask(write), {signal});
  write();
  setTimeout(release, TIMEOUT);
  return release;
}
