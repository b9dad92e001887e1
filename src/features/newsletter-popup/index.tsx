import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';
import {usePopup} from './usePopup';

const FollowDialog = lazy(() => import('./FollowDialog'));

/** Asks the reader once to follow, after a third of a page has been read. */
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
