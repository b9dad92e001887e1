import type {ReactNode} from 'react';
import type {Entry} from '../conversation/types';
import NoteView from './NoteView';
import styles from './transcript.module.css';
import type {TurnHandlers} from './TurnActions';
import TurnView from './TurnView';
import {useFollow} from './useFollow';

interface Props extends TurnHandlers {
  readonly entries: readonly Entry[];
  /** Shown while nothing has been asked. */
  readonly children: ReactNode;
}

/** The conversation, in a frame that scrolls by itself so that the page never moves below it. */
export default function Transcript({entries, children, ...handlers}: Props): ReactNode {
  const frame = useFollow(entries);
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="log"
      aria-label="Conversation"
      aria-relevant="additions"
      // It scrolls, so the keyboard must be able to reach it.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}>
      {entries.length === 0 && children}
      {entries.map((entry) =>
        entry.kind === 'turn' ? (
          <TurnView key={entry.id} turn={entry} {...handlers} />
        ) : (
          <NoteView key={entry.id} note={entry} />
        ),
      )}
    </div>
  );
}
