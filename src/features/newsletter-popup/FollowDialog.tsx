import type {ReactNode} from 'react';
import Dialog, {CloseButton} from '../../components/Dialog';
import FollowLinks from '../../components/FollowLinks';
import SignupFrame from '../../components/SignupFrame';
import {useOwner} from '../../hooks/useOwner';
import styles from './styles.module.css';

/** Asks whether the reader wants to follow. */
export default function FollowDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const {newsletter} = useOwner();
  return (
    <Dialog className={styles.dialog} aria-labelledby="newsletter-popup" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="newsletter-popup">
            {newsletter ? 'New posts by e-mail' : 'New posts, as they appear'}
          </h2>
          <CloseButton />
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
    </Dialog>
  );
}
