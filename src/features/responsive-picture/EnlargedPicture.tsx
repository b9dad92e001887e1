import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import styles from './enlarged.module.css';

export interface Props {
  readonly alt: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * The browser's own modal around a large picture. It stands at the end of the page, because a
 * picture may stand in a paragraph, and a paragraph cannot hold a dialog.
 */
export default function EnlargedPicture({alt, children, onClose}: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return createPortal(
    <dialog ref={ref} className={styles.dialog} aria-label={alt || 'Picture'} onClose={onClose}>
      <form method="dialog">
        <button type="submit" className={styles.close}>
          Close
        </button>
        <button type="submit" className={styles.large} tabIndex={-1} aria-hidden="true">
          {children}
        </button>
      </form>
    </dialog>,
    document.body,
  );
}
