import type {HeldEvent} from '../protocol.js';
import {findAgain} from './findAgain.js';
import {
  answerKey,
  changeField,
  isChange,
  pressElement,
  toggleDetails,
  withoutHeard,
  withoutRepeats,
} from './replay.js';

/** How long an element may take to appear, in ms: its code may still have to load. */
const PATIENCE = 10_000;

/** How long it may take to be enabled. A button that stays disabled answers to no click. */
const DISABLED_PATIENCE = 500;

type Finder = () => HTMLElement | undefined;

/** True if React listens to an element. It stops events on their way to one it has not hydrated. */
function isHydrated(element: Element): boolean {
  let arrives = false;
  const listener = (): void => {
    arrives = true;
  };
  // React hydrates the target of such an event first, and sites rarely listen to one.
  element.addEventListener('touchcancel', listener);
  element.dispatchEvent(new Event('touchcancel'));
  element.removeEventListener('touchcancel', listener);
  return arrives;
}

/**
 * Calls back as soon as an element is there and answers, or without one after a while, or when the
 * reader has left the page.
 */
function whenReady(find: Finder, callback: (element?: HTMLElement) => void): void {
  const {pathname} = window.location;
  const start = performance.now();
  const look = (): void => {
    const waited = performance.now() - start;
    const element = find();
    const isDisabled = element?.matches(':disabled');
    if (element && !isDisabled && isHydrated(element)) {
      callback(element);
    } else if (
      window.location.pathname === pathname &&
      waited < (isDisabled ? DISABLED_PATIENCE : PATIENCE)
    ) {
      requestAnimationFrame(look);
    } else {
      callback();
    }
  };
  look();
}

/** Replays events once each, in their order. */
function replayEvents(events: readonly HeldEvent[], finders: ReadonlyMap<HeldEvent, Finder>): void {
  /** Where replayed keys have moved the focus, by the element that had it. */
  const moved = new Map<Element, Element>();
  for (const what of withoutRepeats(events)) {
    const {event, target, control} = what;
    whenReady(finders.get(what) ?? (() => target), (element) => {
      control?.removeAttribute('data-held');
      if (!element) {
        return;
      }
      if (isChange(what)) {
        changeField(element, what);
      } else if (event.type === 'submit') {
        const {submitter} = event as SubmitEvent;
        (element as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null);
      } else if (event.type === 'keydown') {
        const before = document.activeElement;
        answerKey(moved.get(element) ?? element, event as KeyboardEvent);
        const {activeElement} = document;
        if (activeElement && activeElement !== before) {
          moved.set(element, activeElement);
        }
      } else if (target.tagName === 'SUMMARY') {
        toggleDetails(element, (target.parentElement as HTMLDetailsElement).open);
      } else {
        pressElement(element, event as MouseEvent);
      }
    });
  }
}

if (typeof window !== 'undefined' && window.lateClient) {
  const {lateClient} = window;
  const root = document.documentElement;
  const finders = new Map<HeldEvent, Finder>();
  /** Events that have also reached React, which counts unless it replaces their targets. */
  const heard = new Set<HeldEvent>();
  const remember = (what: HeldEvent): void => {
    finders.set(what, findAgain(what.target));
    if (!what.event.defaultPrevented && window.docusaurusRoot) {
      heard.add(what);
    }
  };
  lateClient.held.forEach(remember);
  lateClient.onHold = remember;
  let findFocused = findAgain(document.body);
  const rememberFocused = (): void => {
    findFocused = findAgain(document.activeElement as HTMLElement);
  };
  rememberFocused();
  document.addEventListener('focusin', rememberFocused);

  const restoreFocus = (): void => {
    document.removeEventListener('focusin', rememberFocused);
    const element = findFocused();
    if (element && element !== document.body) {
      if (element === document.activeElement) {
        // React has not heard of it.
        element.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
      } else if (document.activeElement === document.body) {
        element.focus({preventScroll: true});
      }
    }
  };

  new MutationObserver((_, observer) => {
    if (root.dataset['hasHydrated'] === 'true') {
      observer.disconnect();
      // Effects of what has just been drawn come first.
      setTimeout(() => {
        restoreFocus();
        lateClient.takeOver();
        replayEvents(withoutHeard(lateClient.held, heard), finders);
      });
    }
  }).observe(root, {attributes: true});
}
