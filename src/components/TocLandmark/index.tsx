import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The table of contents as a landmark; its box is left to the theme, which makes it sticky. */
export default function TocLandmark({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      {children}
    </nav>
  );
}
