import {createIntent} from './createIntent';

/** Parts of the main landmark whose links only lead about, and what opts out. */
const EXCLUDED = 'nav, aside, .theme-doc-toc-mobile, [data-no-preview]';

/**
 * The link of the content that an event happened on, if it may have a preview: it leads to another
 * page of this site and has words.
 */
function eligibleLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  const leadsOn =
    link?.origin === location.origin &&
    link.pathname !== location.pathname &&
    link.target !== '_blank';
  return link && leadsOn && link.textContent.trim() && !link.closest(EXCLUDED) ? link : undefined;
}

function isOnCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-link-preview]') !== null;
}

/**
 * Tells which link of the page the pointer or the keyboard's focus rests on, undefined for none. It
 * counts as rested on while the pointer is on its card, until Escape or a press dismisses it. Touch
 * never rests.
 *
 * @param first the event that it was fetched for
 * @returns what ends it; then no link is rested on
 */
export function followLinks(
  onRest: (link: HTMLAnchorElement | undefined) => void,
  first?: PointerEvent | FocusEvent,
): () => void {
  const listening = new AbortController();
  const intent = createIntent(onRest);
  let pointed: HTMLAnchorElement | undefined;
  let focused: HTMLAnchorElement | undefined;

  function point(link: HTMLAnchorElement | undefined): void {
    pointed = link;
    intent.aim(link ?? focused);
  }

  function listen<Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ): void {
    document.addEventListener(name, listener, {passive: true, signal: listening.signal});
  }

  function onMove({pointerType, buttons, target}: PointerEvent): void {
    if (pointerType !== 'touch' && buttons === 0) {
      point(isOnCard(target) ? intent.shown() : eligibleLink(target));
    }
  }

  function onFocus({target}: FocusEvent): void {
    const byKeyboard = target instanceof Element && target.matches(':focus-visible');
    focused = byKeyboard ? eligibleLink(target) : undefined;
    if (focused) {
      intent.aim(focused);
    }
  }

  listen('pointermove', onMove);
  // A page that moves under a pointer at rest takes links away from it, and gives it none.
  listen('pointerover', ({target}) => {
    if (!isOnCard(target) && eligibleLink(target) !== pointed) {
      point(undefined);
    }
  });
  listen('pointerout', ({relatedTarget}) => {
    if (relatedTarget === null) {
      point(undefined);
    }
  });
  listen('pointerdown', ({target}) => {
    if (!isOnCard(target)) {
      intent.dismiss();
    }
  });
  listen('focusin', onFocus);
  // At once: the card must not lie over what gets the focus next.
  listen('focusout', () => {
    focused = undefined;
    if (pointed !== intent.shown()) {
      intent.leave();
    }
  });
  listen('keydown', ({key}) => {
    if (key === 'Escape') {
      intent.dismiss();
    }
  });
  if (first instanceof PointerEvent) {
    onMove(first);
  } else if (first) {
    onFocus(first);
  }
  return () => {
    listening.abort();
    intent.leave();
  };
}
