import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** Milliseconds that the pointer or the focus has to rest on a link, or elsewhere, to count. */
const REST = 250;

/** Navigation in the main landmark, and content that opts out. */
const EXCLUDED = 'nav, aside, .theme-doc-toc-mobile, [data-no-preview]';

/** Returns the link of the content at a target, if it leads to another page of this site. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
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
 * Reports the link that the pointer or the keyboard's focus rests on, or undefined. The pointer may
 * also rest on the card of the link. Escape or a press dismisses the link. Touch never rests.
 *
 * @returns a function that stops watching
 */
function watchLinks(onRest: (link: HTMLAnchorElement | undefined) => void): () => void {
  const listening = new AbortController();
  let shown: HTMLAnchorElement | undefined;
  /** The link that is shown when the pointer or the focus has rested on it. */
  let aimed: HTMLAnchorElement | undefined;
  let pointed: HTMLAnchorElement | undefined;
  let timer: number | undefined;

  function show(link: HTMLAnchorElement | undefined): void {
    clearTimeout(timer);
    shown = link;
    onRest(link);
  }

  function aim(link: HTMLAnchorElement | undefined): void {
    if (link !== aimed) {
      aimed = link;
      clearTimeout(timer);
      timer = window.setTimeout(() => show(link), REST);
    }
  }

  function point(link: HTMLAnchorElement | undefined): void {
    pointed = link;
    aim(link);
  }

  function listen<Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ): void {
    document.addEventListener(name, listener, {passive: true, signal: listening.signal});
  }

  listen('pointermove', ({pointerType, buttons, target}) => {
    if (pointerType !== 'touch' && buttons === 0) {
      point(isOnCard(target) ? shown : linkAt(target));
    }
  });
  // A link that scrolls away from the pointer is no longer pointed at, but the next one counts only
  // when the pointer moves.
  listen('pointerover', ({target}) => {
    if (pointed && !isOnCard(target) && linkAt(target) !== pointed) {
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
      show(undefined);
    }
  });
  listen('focusin', ({target}) => {
    if (target instanceof Element && target.matches(':focus-visible')) {
      aim(linkAt(target));
    }
  });
  listen('focusout', () => {
    if (!pointed) {
      // At once, because the card must not cover the next element with the focus.
      aimed = undefined;
      show(undefined);
    }
  });
  listen('keydown', ({key}) => {
    if (key === 'Escape') {
      show(undefined);
    }
  });
  return () => {
    listening.abort();
    show(undefined);
  };
}

/** Returns the link that the pointer or the focus rests on, in browsers that can place its card. */
export function useRestingLink(): HTMLAnchorElement | undefined {
  const {pathname} = useLocation();
  const [link, setLink] = useState<HTMLAnchorElement>();
  useEffect(
    () => (CSS.supports('position-area', 'bottom') ? watchLinks(setLink) : undefined),
    [pathname],
  );
  return link;
}
