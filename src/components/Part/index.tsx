import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of an interactive part of a post: a figure named by its caption, no heading. */
export default function Part({title, children}: Props): ReactNode {
  return (
    <figure className={styles.part}>
      <figcaption className={styles.title}>
        <span className={styles.prompt} aria-hidden="true">
          &gt;{' '}
        </span>
        {title}
      </figcaption>
      <div className={styles.body}>{children}</div>
    </figure>
  );
}
