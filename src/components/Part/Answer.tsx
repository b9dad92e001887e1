import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The result in a sentence; screen readers say it anew when it changes. */
export default function Answer({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <p className={styles.answer}>
      <output>{children}</output>
    </p>
  );
}
