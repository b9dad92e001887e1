import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A named region under a post. Its heading is a plain one, without the theme's anchor: the table of
 * contents follows only headings that have it.
 */
export default function Companion({title, className, children}: Props): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
