import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A post's generated cover, which fills its container: motifs are cropped, plots are stretched.
 * The shapes are in a separate SVG file, but have the colors of this page.
 *
 * @param props `file` is the path of the cover, with the base URL
 */
export default function CoverArt({file}: {readonly file: string}): ReactNode {
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <use href={`${file}#art`} width="100%" height="100%" />
    </svg>
  );
}
