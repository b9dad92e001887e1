import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {TitledDialog} from '../../components/Dialog';
import SignupFrame from '../../components/SignupFrame';
import {useOwner} from '../../hooks/useOwner';
import {FEEDS} from '../../lib/paths';
import styles from './styles.module.css';

/** Invites the reader to follow: the signup form, or a sentence about RSS if there is no form. */
export default function FollowDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const {newsletter} = useOwner();
  const feed = useBaseUrl(`/${FEEDS[0].path}`, {forcePrependBaseUrl: true});
  return (
    <TitledDialog
      title={newsletter ? 'New posts by e-mail' : 'Follow by RSS'}
      className={clsx(styles.dialog, newsletter && styles.withForm)}
      onClose={onClose}>
      {newsletter ? (
        <SignupFrame address={newsletter} />
      ) : (
        <p className={styles.sentence}>
          Add the <a href={feed}>RSS feed</a> to your feed reader to get every new post in full.
        </p>
      )}
    </TitledDialog>
  );
}
