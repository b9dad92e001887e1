import type {ComponentType, ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {useRestingLink} from './useRestingLink';

interface CardProps {
  readonly link: HTMLAnchorElement;
}

/**
 * Previews of links: a card beside the link that the pointer or the focus rests on. The card loads on
 * demand; if it cannot be loaded, the next link tries again.
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
  return link && Card && <Card key={link.href} link={link} />;
}
