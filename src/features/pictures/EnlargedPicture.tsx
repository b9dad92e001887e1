import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Dialog, {CloseButton} from '../../components/Dialog';
import styles from './enlarged.module.css';

export interface Props {
  readonly alt: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * Dialog with a picture as large as the window allows. A click closes the dialog. It is rendered into the
 * body, because the picture may be in a paragraph, which cannot contain a dialog.
 */
export default function EnlargedPicture({alt, children, onClose}: Props): ReactNode {
  return createPortal(
    <Dialog
      className={styles.dialog}
      aria-label={
        alt ||
        translate({
          id: 'site.picture',
          message: 'Picture',
          description: 'Accessible name of an enlarged picture without a description',
        })
      }
      onClose={onClose}>
      <div className={styles.head}>
        <CloseButton />
      </div>
      <form method="dialog">
        <button type="submit" className={styles.large} tabIndex={-1} aria-hidden="true">
          {children}
        </button>
      </form>
    </Dialog>,
    document.body,
  );
}
