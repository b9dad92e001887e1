import type {RefObject} from 'react';
import {useLayoutEffect, useRef} from 'react';
import type {Entry} from '../conversation/types';

/**
 * Keeps the newest question at the top of the transcript while its answer grows, as long as the
 * reader has not scrolled somewhere else.
 *
 * @returns for the element that scrolls; it must be positioned
 */
export function useFollow(entries: readonly Entry[]): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const followed = useRef<{id: number; top: number}>(undefined);
  const newest = entries.at(-1);
  useLayoutEffect(() => {
    const scroller = frame.current;
    if (!scroller || newest === undefined) {
      followed.current = undefined;
      return;
    }
    const isNew = followed.current?.id !== newest.id;
    const isWhereLeft = Math.abs(scroller.scrollTop - (followed.current?.top ?? 0)) < 2;
    const element = scroller.querySelector<HTMLElement>(`[data-entry="${newest.id}"]`);
    if (element && (isNew || isWhereLeft)) {
      scroller.scrollTo({top: element.offsetTop, behavior: 'instant'});
      followed.current = {id: newest.id, top: scroller.scrollTop};
    }
  }, [newest]);
  return frame;
}
