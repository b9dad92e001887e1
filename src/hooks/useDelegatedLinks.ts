import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {RefObject} from 'react';
import {useEffect} from 'react';

type Click = Pick<MouseEvent, 'button' | 'defaultPrevented'> &
  Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/** Returns true for a click that opens a link in the same window: main button, no modifier keys. */
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
    const container = ref.current;
    if (!container) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    /** Returns true for a link to another page of the site that opens in the same window. */
    const isOtherPage = ({origin, pathname, target}: HTMLAnchorElement): boolean =>
      origin === location.origin &&
      pathname.startsWith(base) &&
      pathname !== location.pathname &&
      (target === '' || target === '_self');
    const linkOf = ({target}: Event): HTMLAnchorElement | undefined => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      return link && isOtherPage(link) ? link : undefined;
    };
    const preload = (event: Event): void => {
      const link = linkOf(event);
      if (link) {
        void window.docusaurus.preload(link.pathname);
      }
    };
    container.addEventListener(
      'click',
      (event) => {
        const link = isPlainClick(event) ? linkOf(event) : undefined;
        if (link) {
          event.preventDefault();
          history.push(link.pathname + link.search + link.hash);
        }
      },
      {signal},
    );
    container.addEventListener('pointerover', preload, {signal, passive: true});
    container.addEventListener('touchstart', preload, {signal, passive: true});
    return () => listening.abort();
  }, [base, history, ref]);
}
