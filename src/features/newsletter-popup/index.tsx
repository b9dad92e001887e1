import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';
import {usePopup} from './usePopup';

const FollowDialog = lazy(() => import('./FollowDialog'));

/**
 * Invites the reader to follow the blog, once, after they have scrolled past 30 percent of a page.
 */
export default function NewsletterPopup(): ReactNode {
  const [isOpen, close] = usePopup();
  return (
    isOpen && (
      <Suspense fallback={null}>
        <FollowDialog onClose={close} />
      </Suspense>
    )
  );
}
