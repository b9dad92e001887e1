import type {RefObject} from 'react';
import {useLayoutEffect, useRef} from 'react';
import {placeCard} from './placeCard';

/** Puts the card beside the link, in coordinates of the document: it scrolls with the page. */
function place(card: HTMLElement, link: HTMLElement): void {
  card.style.removeProperty('--preview-room');
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  const {left, top, room} = placeCard(link.getBoundingClientRect(), card.getBoundingClientRect(), {
    width,
    height,
  });
  card.style.setProperty('--preview-left', `${left + window.scrollX}px`);
  card.style.setProperty('--preview-top', `${top + window.scrollY}px`);
  card.style.setProperty('--preview-room', `${room}px`);
}

/** Keeps a card beside its link, before it is first painted and when boxes or the window change. */
export function useCardPlace(link: HTMLElement): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const {current: card} = ref;
    if (!card) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    place(card, link);
    window.addEventListener('resize', () => place(card, link), {signal});
    const onScroll = ({target}: Event) => {
      if (target !== document && target !== card) {
        place(card, link);
      }
    };
    document.addEventListener('scroll', onScroll, {capture: true, passive: true, signal});
    return () => listening.abort();
  }, [link]);
  return ref;
}
