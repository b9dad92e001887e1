import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The cover's path, with the base URL. */
  readonly file: string;
}

/**
 * A post's drawn cover, which fills its place: a pattern is cut where that is narrower, a plot is
 * stretched. The shapes are in a file of their own; the colors are those of this page.
 */
export default function CoverArt({file}: Props): ReactNode {
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <use href={`${file}#art`} width="100%" height="100%" />
    </svg>
  );
}
