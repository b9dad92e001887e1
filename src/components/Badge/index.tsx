import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A short label with a border. */
export default function Badge({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.badge}>{children}</span>;
}
