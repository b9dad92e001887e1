import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A short line in mono above the title: where the reader is. */
  readonly kicker?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}

export default function PageHeader({kicker, title, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
