import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** What the address of the region ends in, where something links to it. */
  readonly anchor?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A named region under a post. Its heading is a plain one, without the theme's anchor: the table of
 * contents follows only headings that have it.
 */
export default function Companion({title, anchor, className, children}: Props): ReactNode {
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
