import {useLocation} from '@docusaurus/router';
import type {ComponentType, ReactNode} from 'react';
import {useEffect, useState} from 'react';

/** Nothing rests on a link before the pointer or the focus has moved. */
const SIGNS = ['pointermove', 'focusin'] as const;

/** The link that the pointer or the keyboard's focus rests on. Another page starts afresh. */
function useRestingLink(): HTMLAnchorElement | undefined {
  const {pathname} = useLocation();
  const [link, setLink] = useState<HTMLAnchorElement>();
  useEffect(() => {
    if (!CSS.supports('position-area', 'bottom')) {
      return undefined;
    }
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

interface CardProps {
  readonly link: HTMLAnchorElement;
}

/**
 * Shows what a link of the site leads to while the pointer or the focus rests on it. Here is only
 * what waits for that; the card and what it shows are fetched when they are first wanted. Where they
 * cannot be had there is no card, and the next link tries again. Nor is there one in a browser that
 * cannot place it beside its link by itself (CSS anchor positioning).
 */
export default function LinkPreviews(): ReactNode {
  const link = useRestingLink();
  const [Card, setCard] = useState<ComponentType<CardProps>>();
  useEffect(() => {
    if (link && !Card) {
      import('./PreviewCard').then(
        (part) => setCard(() => part.default),
        () => undefined,
      );
    }
  }, [link, Card]);
  return link && Card && <Card link={link} />;
}
