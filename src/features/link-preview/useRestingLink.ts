import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** Milliseconds that the pointer or focus must rest before a change is reported. */
const REST_TIME = 250;

/** Areas inside `main` whose links have no preview. */
const EXCLUDED = 'nav, aside, .theme-doc-toc-mobile, [data-no-preview]';

/** Returns the content link around `target`, if it leads to another page of the site. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  const leadsToOtherPage =
    link?.origin === location.origin &&
    link.pathname !== location.pathname &&
    link.target !== '_blank';
  return link && leadsToOtherPage && link.textContent.trim() && !link.closest(EXCLUDED)
    ? link
    : undefined;
}

function isOnCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-link-preview]') !== null;
}

/**
 * Calls `onRest` with the link that the pointer or the keyboard focus rests on, and with undefined
 * when both have left the link and its card. Pressing Escape or a mouse button also reports
 * undefined. Touches are ignored.
 *
 * @returns a function that stops watching
 */
function watchLinks(onRest: (link: HTMLAnchorElement | undefined) => void): () => void {
  const listening = new AbortController();
  /** The link with which `onRest` was last called. */
  let reported: HTMLAnchorElement | undefined;
  /**
   * The link under the pointer or focus, possibly not yet reported. Only a change of this value starts
   * the timer, so that a card hidden with Escape or a click stays hidden until the pointer leaves the
   * link.
   */
  let pending: HTMLAnchorElement | undefined;
  let hovered: HTMLAnchorElement | undefined;
  let timer: number | undefined;

  function report(link: HTMLAnchorElement | undefined): void {
    clearTimeout(timer);
    reported = link;
    onRest(link);
  }

  function reportLater(link: HTMLAnchorElement | undefined): void {
    if (link !== pending) {
      pending = link;
      clearTimeout(timer);
      timer = window.setTimeout(() => report(link), REST_TIME);
    }
  }

  function setHovered(link: HTMLAnchorElement | undefined): void {
    hovered = link;
    reportLater(link);
  }

  function listen<Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ): void {
    document.addEventListener(name, listener, {passive: true, signal: listening.signal});
  }

  listen('pointermove', ({pointerType, buttons, target}) => {
    if (pointerType !== 'touch' && buttons === 0) {
      setHovered(isOnCard(target) ? reported : linkAt(target));
    }
  });
  // Handles scrolling: a link that scrolls away from the pointer is no longer hovered, but a link
  // that scrolls under the pointer does not count until the pointer moves.
  listen('pointerover', ({target}) => {
    if (hovered && !isOnCard(target) && linkAt(target) !== hovered) {
      setHovered(undefined);
    }
  });
  listen('pointerout', ({relatedTarget}) => {
    if (relatedTarget === null) {
      setHovered(undefined);
    }
  });
  listen('pointerdown', ({target}) => {
    if (!isOnCard(target)) {
      report(undefined);
    }
  });
  listen('focusin', ({target}) => {
    if (target instanceof Element && target.matches(':focus-visible')) {
      reportLater(linkAt(target));
    }
  });
  listen('focusout', () => {
    if (!hovered) {
      // Without delay, so that the card does not cover the element that gets the focus next.
      pending = undefined;
      report(undefined);
    }
  });
  listen('keydown', ({key}) => {
    if (key === 'Escape') {
      report(undefined);
    }
  });
  return () => {
    listening.abort();
    report(undefined);
  };
}

/**
 * Returns the link that the pointer or the focus rests on. In browsers without CSS anchor
 * positioning, which the preview needs, it returns undefined.
 */
export function useRestingLink(): HTMLAnchorElement | undefined {
  const {pathname} = useLocation();
  const [link, setLink] = useState<HTMLAnchorElement>();
  useEffect(
    () => (CSS.supports('position-area', 'bottom') ? watchLinks(setLink) : undefined),
    [pathname],
  );
  return link;
}
