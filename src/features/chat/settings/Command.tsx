import type {ReactNode} from 'react';
import styles from './settings.module.css';

/** Lines to be typed into a shell or a file. They wrap, so that nothing has to be scrolled. */
export default function Command({children}: {readonly children: string}): ReactNode {
  return (
    <pre className={styles.command}>
      <code>{children}</code>
    </pre>
  );
}
