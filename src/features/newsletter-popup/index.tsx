import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';
import {usePopupTrigger} from './usePopupTrigger';

const FollowDialog = lazy(() => import('./FollowDialog'));

/** Asks once whether the reader wants to follow, when a third of a page has been read. */
export default function NewsletterPopup(): ReactNode {
  const [open, close] = usePopupTrigger();
  return (
    open && (
      <Suspense fallback={null}>
        <FollowDialog onClose={close} />
      </Suspense>
    )
  );
}
