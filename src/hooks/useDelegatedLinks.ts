import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {RefObject} from 'react';
import {useEffect} from 'react';

type Click = Pick<MouseEvent, 'button' | 'defaultPrevented'> &
  Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/**
 * Returns true for a click that will open a link in the same window: main button, no modifier keys, and
 * no other handler has prevented it.
 */
export function isPlainClick(event: Click): boolean {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/**
 * Makes plain `<a>` elements in a container behave like `<Link>`: a click navigates without loading a
 * document, and hovering or touching preloads the page. Listens on the container, not on each link, and
 * does not prefetch links in view, because an archive or a calendar of posts has hundreds of links.
 */
export function useDelegatedLinks(ref: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  const base = useBaseUrl('/');
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    /** Returns the link to another page of the site that opens in the same window, if any. */
    const linkOf = ({target}: Event): HTMLAnchorElement | null => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const isOtherPage =
        link?.origin === location.origin &&
        link.pathname.startsWith(base) &&
        link.pathname !== location.pathname &&
        ['', '_self'].includes(link.target);
      return isOtherPage ? link : null;
    };
    const preload = (event: Event): void => {
      const link = linkOf(event);
      if (link) {
        void window.docusaurus.preload(link.pathname);
      }
    };
    const open = (event: MouseEvent): void => {
      const link = isPlainClick(event) ? linkOf(event) : null;
      if (link) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    ref.current?.addEventListener('click', open, {signal});
    ref.current?.addEventListener('pointerover', preload, {signal, passive: true});
    ref.current?.addEventListener('touchstart', preload, {signal, passive: true});
    return () => listening.abort();
  }, [base, history, ref]);
}
