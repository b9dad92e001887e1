import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Short line above the title in a monospaced font. Shows, for example, the section of the page. */
  readonly kicker?: ReactNode;
  readonly title: string;
  /** Class of the `<header>`, such as that of a microformat. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Kicker, title and lead of a page. The class `p-name` marks the title as the name in a microformat. */
export default function PageHeader({kicker, title, className, children}: Props): ReactNode {
  return (
    <header className={clsx('margin-bottom--lg', className)}>
      {kicker && <p className={`site-meta ${styles.kicker}`}>{kicker}</p>}
      <Heading as="h1" className={clsx('p-name', styles.title)}>
        {title}
      </Heading>
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
