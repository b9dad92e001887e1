import type {ReactNode} from 'react';
import {questions} from '../../../data/questions';
import Suggestions from './Suggestions';
import styles from './suggestions.module.css';

const hasQuestions = questions.length > 0;

/** What the terminal shows before anything was asked. */
export default function Welcome({onAsk}: {readonly onAsk: (text: string) => void}): ReactNode {
  return (
    <div className={styles.welcome}>
      <noscript>
        <p className={styles.notice}>
          Answers are found by your browser, which needs JavaScript for it.
          {hasQuestions && ' Without it, each question below leads to the post that answers it.'}
        </p>
      </noscript>
      <p className={styles.intro}>
        {hasQuestions
          ? 'Questions the posts have an answer to:'
          : 'Ask about anything that is written on this site.'}
      </p>
      <Suggestions onAsk={onAsk} />
    </div>
  );
}
