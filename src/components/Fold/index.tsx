import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Rows that not every reader wants, behind a press. */
export default function Fold({title, children}: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
