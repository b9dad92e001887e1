import type {ReactNode} from 'react';
import styles from './stage.module.css';

export default function KeyHint({id}: {readonly id: string}): ReactNode {
  return (
    <p id={id} className={styles.hint}>
      Drag to move, pinch or <kbd>Ctrl</kbd> + wheel to zoom. Arrow keys go to the next post,{' '}
      <kbd>Page Up</kbd> and <kbd>Page Down</kbd> go through all, <kbd>Enter</kbd> opens one,{' '}
      <kbd>F</kbd> shows its neighbors, <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> zoom, <kbd>Esc</kbd>{' '}
      goes back.
    </p>
  );
}
