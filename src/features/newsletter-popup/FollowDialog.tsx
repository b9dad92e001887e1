import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {TitledDialog} from '../../components/Dialog';
import SignupFrame from '../../components/SignupFrame';
import {useOwner} from '../../hooks/useOwner';
import {FEEDS} from '../../lib/paths';
import styles from './styles.module.css';

/**
 * Dialog with the signup form of the newsletter, or a sentence about RSS if there is no newsletter.
 */
export default function FollowDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const {newsletter} = useOwner();
  const feed = useBaseUrl(`/${FEEDS[0].path}`, {forcePrependBaseUrl: true});
  return (
    <TitledDialog
      title={
        newsletter
          ? translate({
              id: 'site.popup.email',
              message: 'New posts by e-mail',
              description: 'Title of the pop-up with the newsletter',
            })
          : translate({
              id: 'site.popup.rss',
              message: 'Follow by RSS',
              description: 'Title of the pop-up if there is no newsletter',
            })
      }
      className={clsx(styles.dialog, newsletter && styles.withForm)}
      onClose={onClose}>
      {newsletter ? (
        <SignupFrame address={newsletter} />
      ) : (
        <p className="margin--none">
          <Translate
            id="site.popup.text"
            description="Text of the pop-up if there is no newsletter"
            values={{
              link: (
                <a href={feed}>
                  <Translate id="site.popup.link" description="Link in the text of the pop-up">
                    RSS feed
                  </Translate>
                </a>
              ),
            }}>
            {'Add the {link} to your feed reader to get every new post in full.'}
          </Translate>
        </p>
      )}
    </TitledDialog>
  );
}
