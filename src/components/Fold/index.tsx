import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Collapsible content that not every reader needs. */
export default function Fold({title, children}: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
