import type {ReactNode} from 'react';
import Suggestions from './Suggestions';
import styles from './suggestions.module.css';

/** What the terminal shows before anything was asked. */
export default function Welcome({onAsk}: {readonly onAsk: (text: string) => void}): ReactNode {
  return (
    <div className={styles.welcome}>
      <noscript>
        <p className={styles.notice}>
          Answers are found by your browser, which needs JavaScript for it. Without it, each
          question below leads to the post that answers it.
        </p>
      </noscript>
      <p className={styles.intro}>Questions the posts have an answer to:</p>
      <Suggestions onAsk={onAsk} />
    </div>
  );
}
