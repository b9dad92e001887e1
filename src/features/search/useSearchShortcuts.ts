import {useEffect, useEffectEvent} from 'react';

/** Whether a key goes into a text that the reader is writing. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

interface Actions {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Control or Command with K; a slash only where it would not be written. */
function opens(event: KeyboardEvent): boolean {
  const {altKey, ctrlKey, metaKey, shiftKey} = event;
  if (event.key === '/') {
    return !altKey && !ctrlKey && !metaKey && !isTyping(event.target);
  }
  return event.key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Keys of the whole page: they open the search; Escape, or Control and K once more, closes it. */
export function useSearchShortcuts({isOpen, open, close}: Actions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) {
      return;
    }
    // The modal's field also takes Escape, and says so; it only empties its list.
    if (isOpen) {
      if (event.key === 'Escape' || (event.key !== '/' && opens(event))) {
        event.preventDefault();
        close();
      }
      return;
    }
    // Below another dialog the search could neither be seen nor reached.
    if (
      !event.defaultPrevented &&
      opens(event) &&
      !document.querySelector('dialog[open], [aria-modal="true"]')
    ) {
      event.preventDefault();
      if (!event.repeat) {
        open();
      }
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
