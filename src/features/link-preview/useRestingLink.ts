import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** Nothing rests on a link before the pointer or the focus has moved. */
const SIGNS = ['pointermove', 'focusin'] as const;

/** The link that the pointer or the keyboard's focus rests on. Another page starts afresh. */
export function useRestingLink(): HTMLAnchorElement | undefined {
  const {pathname} = useLocation();
  const [link, setLink] = useState<HTMLAnchorElement>();
  useEffect(() => {
    let isOver = false;
    let end: (() => void) | undefined;
    const ignore = (): void => SIGNS.forEach((sign) => document.removeEventListener(sign, follow));
    const wait = (): void =>
      SIGNS.forEach((sign) => document.addEventListener(sign, follow, {passive: true}));
    async function follow(first: PointerEvent | FocusEvent): Promise<void> {
      ignore();
      try {
        const {followLinks} = await import('./followLinks');
        end = isOver ? undefined : followLinks(setLink, first);
      } catch {
        // The next move tries again.
        if (!isOver) {
          wait();
        }
      }
    }
    wait();
    return () => {
      isOver = true;
      ignore();
      end?.();
    };
  }, [pathname]);
  return link;
}
