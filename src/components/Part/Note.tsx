import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the part assumes, in small print. */
export default function Note({children}: {readonly children: ReactNode}): ReactNode {
  return <p className={styles.note}>{children}</p>;
}
