import type {ReactNode} from 'react';
import type {TurnState} from '../conversation/types';
import AnswerNotes from './AnswerNotes';
import FailureNote from './FailureNote';
import ModelAnswer from './ModelAnswer';
import PostsAnswer from './PostsAnswer';
import styles from './transcript.module.css';

/** The part of a turn that is read out: the answer itself, or why there is none. */
export default function TurnBody({state}: {readonly state: TurnState}): ReactNode {
  switch (state.status) {
    case 'waiting':
      return <p className={styles.waiting}>Reading the posts…</p>;
    case 'writing':
      return <ModelAnswer text={state.text} sources={state.sources} />;
    case 'stopped':
      return <p className={styles.warning}>This question was not answered.</p>;
    case 'failed':
      return <FailureNote failure={state.failure} />;
    case 'answered':
      switch (state.reply.kind) {
        case 'posts':
          return <PostsAnswer reply={state.reply} />;
        case 'unknown':
          return (
            <p className={styles.answer}>
              This has not been written about yet: nothing in the posts answers it well enough.
            </p>
          );
        case 'model':
          return (
            <>
              <ModelAnswer text={state.reply.text} sources={state.reply.sources} />
              <AnswerNotes reply={state.reply} />
            </>
          );
      }
  }
}
