import type {ReactNode} from 'react';
import type {ModelReply} from '../conversation/types';
import styles from './transcript.module.css';

function removedText(removed: number): string {
  return removed === 1
    ? '1 citation that the posts do not carry was removed.'
    : `${removed} citations that the posts do not carry were removed.`;
}

/** What a reader should know of a model's answer. */
export default function AnswerNotes({reply}: {readonly reply: ModelReply}): ReactNode {
  const {end, removed, sources} = reply;
  return (
    <>
      {end === 'cut' && <p className={styles.warning}>The answer was cut off here.</p>}
      {end === 'stopped' && <p className={styles.warning}>You stopped the answer here.</p>}
      {removed > 0 && <p className={styles.warning}>{removedText(removed)}</p>}
      {sources.length === 0 && (
        <p className={styles.warning}>
          No sentence of this answer cites the posts. Take it with care.
        </p>
      )}
    </>
  );
}
