import type {ReactNode} from 'react';
import {useId} from 'react';
import type {Turn} from '../conversation/types';
import styles from './transcript.module.css';
import type {TurnHandlers} from './TurnActions';
import TurnActions from './TurnActions';
import TurnBody from './TurnBody';
import TurnSources from './TurnSources';

/**
 * A question and its answer. Of all this only a whole answer is live, so that it is read out once:
 * neither piece by piece while it is written, nor the buttons, nor what an earlier visit left.
 */
export default function TurnView(props: TurnHandlers & {readonly turn: Turn}): ReactNode {
  const {turn, ...handlers} = props;
  const {id, question, asked, state} = turn;
  const questionId = useId();
  const isUnfinished = state.status === 'waiting' || state.status === 'writing';
  const isRestored = id < 0;
  return (
    <article className={styles.turn} aria-labelledby={questionId} data-entry={id}>
      <p id={questionId} className={styles.question} aria-live="off">
        {question}
      </p>
      <div
        key={isUnfinished ? 'unfinished' : 'finished'}
        aria-live={isUnfinished || isRestored ? 'off' : undefined}
        aria-busy={isUnfinished}
        data-writing={state.status === 'writing' ? '' : undefined}>
        <TurnBody state={state} />
      </div>
      {/* Not before the end: a growing answer would push it down. */}
      {!isUnfinished && (
        <div aria-live="off">
          <TurnSources state={state} />
          <div className={styles.foot}>
            <TurnActions turn={turn} {...handlers} />
            <p className={styles.asked}>{`Asked: ${asked}`}</p>
          </div>
        </div>
      )}
    </article>
  );
}
