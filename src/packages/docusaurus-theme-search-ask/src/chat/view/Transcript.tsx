import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {useLayoutEffect, useRef} from 'react';
import styles from '../../../css/chat.module.css';
import type {Turn} from '../conversation.js';
import type {TurnHandlers} from './TurnView.js';
import TurnView from './TurnView.js';

interface Props extends TurnHandlers {
  readonly turns: readonly Turn[];
  /** Shown before the first question. */
  readonly children: ReactNode;
}

/**
 * Keeps the newest question at the top of the transcript while its answer grows, as long as the
 * reader has not scrolled somewhere else.
 *
 * @returns ref of the scrolling element, which must be positioned
 */
function useFollow(turns: readonly Turn[]): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const followed = useRef<{id: number; top: number}>(undefined);
  const newest = turns.at(-1);
  useLayoutEffect(() => {
    const scroller = frame.current;
    if (!scroller || newest === undefined) {
      followed.current = undefined;
      return;
    }
    const isNew = followed.current?.id !== newest.id;
    const hasNotScrolled = Math.abs(scroller.scrollTop - (followed.current?.top ?? 0)) < 2;
    const element = scroller.querySelector<HTMLElement>(`[data-turn="${newest.id}"]`);
    if (element && (isNew || hasNotScrolled)) {
      scroller.scrollTo({top: element.offsetTop, behavior: 'instant'});
      followed.current = {id: newest.id, top: scroller.scrollTop};
    }
  }, [newest]);
  return frame;
}

/** Shows the conversation in a scrolling frame, so that the page below never moves. */
export default function Transcript({turns, children, ...handlers}: Props): ReactNode {
  const frame = useFollow(turns);
  return (
    <div
      ref={frame}
      className={styles['frame']}
      role="log"
      aria-label={translate({
        id: 'theme.SearchAsk.chat.conversation',
        message: 'Conversation',
        description: 'Name of the conversation for screen readers',
      })}
      aria-relevant="additions"
      // It scrolls, so the keyboard must be able to reach it.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}>
      {turns.length === 0 && children}
      {turns.map((turn) => (
        <TurnView key={turn.id} turn={turn} {...handlers} />
      ))}
    </div>
  );
}
