import type {ReactNode} from 'react';
import {COVER_HEIGHT, COVER_WIDTH} from '../../lib/coverShapes';
import styles from './styles.module.css';

interface Props {
  /** The cover's path, with the base URL. */
  readonly file: string;
}

/**
 * A post's drawn cover, which fills what it stands in and is cut where that is narrower. The shapes
 * are in a file of their own; the colors are those of this page.
 */
export default function CoverArt({file}: Props): ReactNode {
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false">
      <use href={`${file}#art`} />
    </svg>
  );
}
