import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Path of the cover, with the base URL. */
  readonly file: string;
}

/**
 * A post's generated cover, which fills its container: a pattern is cropped, a plot is stretched. The
 * shapes are in a separate SVG file, but have the colors of this page.
 */
export default function CoverArt({file}: Props): ReactNode {
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <use href={`${file}#art`} width="100%" height="100%" />
    </svg>
  );
}
