import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect, useEffectEvent, useRef} from 'react';

/** Closes the menu of small screens when the reader has gone to another page: the navbar stays. */
export default function MenuCloser(): null {
  const {pathname} = useLocation();
  const {shown, toggle} = useNavbarMobileSidebar();
  const last = useRef(pathname);
  const close = useEffectEvent(() => {
    if (shown) {
      toggle();
    }
  });
  useEffect(() => {
    if (last.current !== pathname) {
      last.current = pathname;
      close();
    }
  }, [pathname]);
  return null;
}
