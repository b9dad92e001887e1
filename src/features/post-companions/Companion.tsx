import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './styles.module.css';

interface CompanionProps {
  readonly title: string;
  /** Id of the region, if something links to it. */
  readonly anchor?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A labeled region under a post. Its heading has no anchor from the theme, so that the table of
 * contents ignores it.
 */
export default function Companion({title, anchor, className, children}: CompanionProps): ReactNode {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={className}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
