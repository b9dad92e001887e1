import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Fields side by side, as many as fit. */
export default function Fields({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}
