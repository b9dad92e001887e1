import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {Suspense, lazy, useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {isUnderPath} from '../../lib/paths';

const FollowDialog = lazy(() => import('./FollowDialog'));

const STORAGE_KEY = 'newsletter-popup';
/** Of the way to the end of the page. */
const SHARE = 0.3;
const WIDE = '(width > 768px)';

// Outside React and storage: where nothing can be stored, once a visit is still once.
let shownBefore = false;

function isSearchOpen(): boolean {
  return (
    document.body.classList.contains('DocSearch--active') ||
    document.activeElement?.closest('.navbar__search') !== null
  );
}

function isDue(): boolean {
  const {scrollTop, scrollHeight, clientHeight} = document.documentElement;
  return (
    scrollTop > SHARE * (scrollHeight - clientHeight) &&
    window.matchMedia(WIDE).matches &&
    !isSearchOpen()
  );
}

/** Whether the pop-up is open, and what closes it. It opens once, then never again. */
function usePopupTrigger(): [open: boolean, close: () => void] {
  const {pathname} = useLocation();
  const newsletter = useSiteAddress('/newsletter');
  const subscribe = useSiteAddress('/subscribe');
  const [open, setOpen] = useState(false);
  const welcome = !isUnderPath(pathname, newsletter) && !isUnderPath(pathname, subscribe);
  useEffect(() => {
    const slot = createStorageSlot(STORAGE_KEY);
    if (!welcome || shownBefore || slot.get() !== null) {
      return undefined;
    }
    function onScroll(): void {
      if (!shownBefore && isDue()) {
        shownBefore = true;
        slot.set('shown');
        setOpen(true);
      }
    }
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [welcome]);
  return [open, () => setOpen(false)];
}

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
