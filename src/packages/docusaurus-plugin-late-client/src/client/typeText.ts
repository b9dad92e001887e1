import type {HeldEvent} from '../protocol.js';

/** Milliseconds to wait for a field, as its code may still be loading. */
const TIMEOUT = 10_000;

const FIELD =
  'textarea,input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio],[type=range],[type=color],[type=file])';

/** Elements that receive keys themselves. */
const EDITABLE = `${FIELD},select,[contenteditable]`;

function isKey(event: Event): event is KeyboardEvent {
  return event.type === 'keydown';
}

function isText({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
}

/** True for the keys that open a search. */
function opensSearch({key, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return key === '/' || (/^k$/i.test(key) && (ctrlKey || metaKey));
}

/** Held events, split into typed text and others. */
export interface SplitEvents {
  readonly otherEvents: readonly HeldEvent[];
  /** Keys typed after a click or key that opens a field, before the field existed. */
  readonly typed: readonly KeyboardEvent[];
  /** True if the reader may still be typing into a field that is about to open. */
  readonly isOpening: boolean;
}

/** Separates the text that a reader typed after opening a search or dialog from other events. */
export function splitTyped(events: readonly HeldEvent[]): SplitEvents {
  const otherEvents: HeldEvent[] = [];
  const typed: KeyboardEvent[] = [];
  let isOpening = false;
  let hasOpener = false;
  for (const held of events) {
    const {event, target} = held;
    if (isKey(event) && hasOpener && isText(event) && !target.matches(FIELD)) {
      typed.push(event);
    } else {
      otherEvents.push(held);
      const isSearch = isKey(event) && opensSearch(event) && !target.matches(FIELD);
      hasOpener ||= isSearch || event.type === 'click';
      isOpening ||= isSearch;
    }
  }
  return {otherEvents, typed, isOpening: isOpening || typed.length > 0};
}

/** Returns the text that keys write. */
export function textOf(keys: readonly KeyboardEvent[]): string {
  return keys.reduce((text, {key}) => (key === 'Backspace' ? text.slice(0, -1) : text + key), '');
}

/**
 * Writes typed keys, and those typed until then, into the field that gets the focus next. Gives up
 * when the reader presses Escape or leaves the page, or after a timeout.
 */
export function typeText(typed: readonly KeyboardEvent[]): void {
  const keys = [...typed];
  const waiting = new AbortController();
  const {pathname} = window.location;
  const {signal} = waiting;
  setTimeout(() => waiting.abort(), TIMEOUT);
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
    if (!signal.aborted && window.location.pathname === pathname && field?.matches(FIELD)) {
      waiting.abort();
      const text = textOf(keys);
      if (text) {
        const {value} = field as HTMLInputElement;
        (field as HTMLInputElement).setRangeText(text, value.length, value.length, 'end');
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }
    }
  };
  // Runs after effects of the focus, and before the next key.
  document.addEventListener('focusin', () => queueMicrotask(write), {signal});
  write();
}
