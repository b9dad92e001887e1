import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Dialog, {CloseButton} from '../../components/Dialog';
import SignupFrame from '../../components/SignupFrame';
import {useOwner} from '../../hooks/useOwner';
import {FEEDS} from '../../lib/paths';
import styles from './styles.module.css';

/** Invites the reader to follow: the signup form, or one sentence about RSS where there is none. */
export default function FollowDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const {newsletter} = useOwner();
  const feed = useBaseUrl(`/${FEEDS[0].path}`);
  return (
    <Dialog
      className={clsx(styles.dialog, newsletter && styles.withForm)}
      aria-labelledby="newsletter-popup"
      onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="newsletter-popup">{newsletter ? 'New posts by e-mail' : 'Follow by RSS'}</h2>
          <CloseButton />
        </div>
        {newsletter ? (
          <SignupFrame address={newsletter} />
        ) : (
          <p className={styles.sentence}>
            Add the <a href={feed}>RSS feed</a> to your feed reader to get every new post in full.
          </p>
        )}
      </div>
    </Dialog>
  );
}
