import type {ReactNode} from 'react';
import {useId} from 'react';
import type {Turn, TurnState} from '../conversation';
import {isUnfinished} from '../conversation';
import ModelAnswer from './ModelAnswer';
import SiteAnswer from './SiteAnswer';
import styles from './transcript.module.css';
import type {TurnHandlers} from './TurnActions';
import TurnActions from './TurnActions';

/** The part of a turn that is read out: the answer itself, or why there is none. */
function Body({state}: {readonly state: TurnState}): ReactNode {
  switch (state.status) {
    case 'waiting':
      return <p className={styles.waiting}>Reading the posts…</p>;
    case 'writing':
      return <ModelAnswer text={state.text} passages={state.passages} />;
    case 'stopped':
      return <p className={styles.warning}>This question was not answered.</p>;
    case 'failed':
      return <p className={styles.warning}>{state.failure.message}</p>;
    case 'answered':
      return state.reply.kind === 'site' ? (
        <SiteAnswer answer={state.reply.answer} />
      ) : (
        <ModelAnswer text={state.reply.text} passages={state.reply.passages} reply={state.reply} />
      );
  }
}

/**
 * A question and its answer. Of all this only a whole answer is live, so that it is read out once:
 * neither piece by piece while it is written, nor the buttons, nor what an earlier visit left.
 */
export default function TurnView(props: TurnHandlers & {readonly turn: Turn}): ReactNode {
  const {turn, ...handlers} = props;
  const {id, question, asked, state} = turn;
  const questionId = useId();
  const isOpen = isUnfinished(turn);
  return (
    <article className={styles.turn} aria-labelledby={questionId} data-turn={id}>
      <p id={questionId} className={styles.question} aria-live="off">
        {question}
      </p>
      <div
        key={isOpen ? 'unfinished' : 'finished'}
        aria-live={isOpen || id < 0 ? 'off' : undefined}
        aria-busy={isOpen}>
        <Body state={state} />
      </div>
      {/* Not before the end: a growing answer would push it down. */}
      {!isOpen && (
        <div className={styles.foot} aria-live="off">
          <TurnActions turn={turn} {...handlers} />
          <p className={styles.asked}>{`Asked: ${asked}`}</p>
        </div>
      )}
    </article>
  );
}
