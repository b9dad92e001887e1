import type {ComponentType, ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {useRestingLink} from './useRestingLink';

interface CardProps {
  readonly link: HTMLAnchorElement;
}

/**
 * Shows what a link of the site leads to while the pointer or the focus rests on it. Here is only
 * what waits for that; the card and what it shows are fetched when they are first wanted. Where they
 * cannot be had there is no card, and the next link tries again.
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
