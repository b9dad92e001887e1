import type {HeldEvent} from '../protocol.js';
import {
  changeField,
  isChange,
  isTextChange,
  pressElement,
  pressKey,
  renderChanges,
  toggleDetails,
  withoutHandled,
  withoutRepeats,
} from './replay.js';
import {trackElement} from './trackElement.js';
import {splitTyped, typeText} from './typeText.js';

/** Milliseconds to wait for an element to appear, as its code may still be loading. */
const TIMEOUT = 10_000;

/** Milliseconds to wait for a disabled element to be enabled. */
const DISABLED_TIMEOUT = 500;

/** Returns the target of a held event, or its replacement. */
type Finder = () => HTMLElement | undefined;

/** True if React has hydrated an element: React stops events for elements it has not hydrated. */
function isHydrated(element: Element): boolean {
  let arrives = false;
  const listener = (): void => {
    arrives = true;
  };
  // Uses an event that makes React hydrate its target first, and to which sites rarely listen.
  element.addEventListener('touchcancel', listener);
  element.dispatchEvent(new Event('touchcancel'));
  element.removeEventListener('touchcancel', listener);
  return arrives;
}

/**
 * Calls back with an element as soon as it exists and handles events, or without one after a
 * timeout or when the reader has left the page.
 */
function whenReady(find: Finder, callback: (element?: HTMLElement) => void): void {
  const {pathname} = window.location;
  const start = performance.now();
  const check = (): void => {
    const waited = performance.now() - start;
    const element = find();
    const isDisabled = element?.matches(':disabled');
    if (element && !isDisabled && isHydrated(element)) {
      callback(element);
    } else if (
      window.location.pathname === pathname &&
      waited < (isDisabled ? DISABLED_TIMEOUT : TIMEOUT)
    ) {
      requestAnimationFrame(check);
    } else {
      callback();
    }
  };
  check();
}

/**
 * Replays events in order, each only once. An event whose element is not ready yet does not delay the
 * events after it.
 */
function replayEvents(events: readonly HeldEvent[], finders: ReadonlyMap<HeldEvent, Finder>): void {
  /** Elements that replayed keys have focused, by the original target of the keys. */
  const focusAfterKeys = new Map<Element, Element>();
  const {otherEvents, typed, openers} = splitTyped(withoutRepeats(events));
  /** Events that open no field, because their element is missing or nothing handles their key. */
  const ineffective = new Set<HeldEvent>();
  /** Gives the typed keys to the page. Called if no field will open for them. */
  let release: (() => void) | undefined;
  const releaseIfNothingOpens = (): void => {
    if (openers.every((opener) => ineffective.has(opener))) {
      release?.();
    }
  };
  for (const held of otherEvents) {
    const {event, target, button} = held;
    whenReady(finders.get(held) ?? (() => target), (element) => {
      button?.removeAttribute('data-held');
      if (!element) {
        ineffective.add(held);
        releaseIfNothingOpens();
        return;
      }
      if (isChange(held)) {
        changeField(element, held);
      } else if (event.type === 'submit') {
        const {submitter} = event as SubmitEvent;
        (element as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null);
      } else if (event.type === 'keydown') {
        const before = document.activeElement;
        if (!pressKey(focusAfterKeys.get(element) ?? element, event as KeyboardEvent)) {
          ineffective.add(held);
          releaseIfNothingOpens();
        }
        const {activeElement} = document;
        if (activeElement && activeElement !== before) {
          focusAfterKeys.set(element, activeElement);
        }
      } else if (target.tagName === 'SUMMARY') {
        toggleDetails(element, (target.parentElement as HTMLDetailsElement).open);
      } else {
        pressElement(element, event as MouseEvent);
      }
      renderChanges();
    });
  }
  if (openers.length > 0) {
    release = typeText(typed);
    releaseIfNothingOpens();
  }
}

if (typeof window !== 'undefined' && window.lateClient) {
  const {lateClient} = window;
  const root = document.documentElement;
  const finders = new Map<HeldEvent, Finder>();
  /** Events that React has also received. They are replayed only if React replaces their targets. */
  const handled = new Set<HeldEvent>();
  const remember = (held: HeldEvent): void => {
    finders.set(held, trackElement(held.target));
    // The loader prevents the default action of events that it stops. React gets all others once
    // Docusaurus has created its root.
    if (!held.event.defaultPrevented && window.docusaurusRoot && !isTextChange(held)) {
      handled.add(held);
    }
  };
  lateClient.held.forEach(remember);
  lateClient.onHold = remember;
  let findFocused: Finder = () => undefined;
  const rememberFocused = (): void => {
    findFocused = trackElement(document.activeElement as HTMLElement);
  };
  rememberFocused();
  document.addEventListener('focusin', rememberFocused);

  const restoreFocus = (): void => {
    document.removeEventListener('focusin', rememberFocused);
    const element = findFocused();
    if (element && element !== document.body) {
      if (element === document.activeElement) {
        // The element got the focus before React handled its events, so React has missed `focusin`.
        element.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
      } else if (document.activeElement === document.body) {
        element.focus({preventScroll: true});
      }
    }
  };

  new MutationObserver((_, observer) => {
    if (root.dataset['hasHydrated'] === 'true') {
      observer.disconnect();
      // Lets effects of the rendered components run first.
      setTimeout(() => {
        restoreFocus();
        lateClient.takeOver();
        replayEvents(withoutHandled(lateClient.held, handled), finders);
      });
    }
  }).observe(root, {attributes: true});
}
