import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A short label set apart from the text around it. */
export default function Badge({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.badge}>{children}</span>;
}
