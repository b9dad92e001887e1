import type {ComponentType, ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {useRestingLink} from './useRestingLink';

/**
 * Shows a card with a preview of the target beside the link that the pointer or the focus rests on.
 * The component of the card loads on demand. If it fails to load, the next link tries again.
 */
export default function LinkPreviews(): ReactNode {
  const link = useRestingLink();
  const [Card, setCard] = useState<ComponentType<{readonly link: HTMLAnchorElement}>>();
  useEffect(() => {
    if (link && !Card) {
      import('./PreviewCard').then(
        ({default: PreviewCard}) => setCard(() => PreviewCard),
        () => undefined,
      );
    }
  }, [link, Card]);
  return link && Card && <Card key={link.href} link={link} />;
}
