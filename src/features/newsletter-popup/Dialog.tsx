import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import FollowLinks from '../../components/FollowLinks';
import SignupFrame from '../../components/SignupFrame';
import {useOwner} from '../../hooks/useOwner';
import styles from './styles.module.css';

/** The browser's own modal: it holds the focus, closes on Escape and gives the focus back. */
export default function Dialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const {newsletter} = useOwner();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The dialog's own box is filled by its content, so a click on the dialog is on the backdrop.
    function onClick(event: MouseEvent): void {
      if (event.target === dialog) {
        dialog?.close();
      }
    }
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby="newsletter-popup"
      onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="newsletter-popup" className={styles.title}>
            {newsletter ? 'New posts by e-mail' : 'New posts, as they appear'}
          </h2>
          <form method="dialog">
            <button type="submit" className={styles.close}>
              Close
            </button>
          </form>
        </div>
        {newsletter ? (
          <SignupFrame address={newsletter} />
        ) : (
          <>
            <p>
              Copy a feed’s address into a feed reader. You need no account and leave no e-mail
              address.
            </p>
            <FollowLinks />
          </>
        )}
      </div>
    </dialog>
  );
}
