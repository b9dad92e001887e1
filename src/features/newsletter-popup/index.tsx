import type {ReactNode} from 'react';
import FollowDialog from './FollowDialog';
import {usePopup} from './usePopup';

/**
 * Invites the reader to follow the blog, once, after they have scrolled past 30 percent of a page.
 */
export default function NewsletterPopup(): ReactNode {
  const [isOpen, close] = usePopup();
  return isOpen && <FollowDialog onClose={close} />;
}
