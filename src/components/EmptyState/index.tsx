import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Stands where a list will be once there is something in it. */
export default function EmptyState({children}: {readonly children: ReactNode}): ReactNode {
  return <p className={styles.empty}>{children}</p>;
}
