import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/**
 * Registers ids other than those of headings for the check of broken anchors. `rehypeAnchors` adds
 * this component to the end of each text.
 *
 * @param ids JSON array of the ids
 */
export default function KnownAnchors({ids}: {readonly ids: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  (JSON.parse(ids) as string[]).forEach(collectAnchor);
  return null;
}
