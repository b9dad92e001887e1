import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';
import type {Plan} from './timerPhase';
import {sessionMs} from './timerPhase';

interface Props {
  readonly plan: Plan;
  readonly elapsedMs: number;
}

/** The rounds and rests in the length they take, and how far the session is; the texts say the same. */
export default function SessionBar({plan, elapsedMs}: Props): ReactNode {
  const {rounds, work, rest} = plan;
  const done = `${Math.min(100, (elapsedMs / sessionMs(plan)) * 100).toFixed(2)}%`;
  const parts = Array.from({length: rounds * 2 - 1}, (_, index) => index % 2 === 0);
  return (
    <div className={styles.session} style={{'--done': done} as CSSProperties} aria-hidden="true">
      {parts.map((isWork, index) => (
        <span
          key={index}
          className={clsx(styles.part, isWork && styles.work)}
          style={{'--length': isWork ? work : rest} as CSSProperties}
        />
      ))}
    </div>
  );
}
