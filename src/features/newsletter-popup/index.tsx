import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {TitledDialog} from '../../components/Dialog';
import SignupFrame from '../../components/SignupFrame';
import {useOwner} from '../../hooks/useOwner';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {FEEDS} from '../../lib/paths';
import styles from './styles.module.css';
import {usePopup} from './usePopup';

/**
 * Invites the reader to follow the blog, once, after they have scrolled past 30 percent of a page. Shows
 * the signup form of the newsletter, or a sentence about RSS if there is no newsletter.
 */
export default function NewsletterPopup(): ReactNode {
  const [isOpen, close] = usePopup();
  const {newsletter} = useOwner();
  const feed = useSiteAddress(`/${FEEDS[0].path}`);
  if (!isOpen) {
    return null;
  }
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
      onClose={close}>
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
