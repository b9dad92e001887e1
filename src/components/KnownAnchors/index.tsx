import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/**
 * Tells Docusaurus' check of broken anchors about ids that are not those of headings. `rehypeAnchors`
 * adds this component to the end of each post and page.
 *
 * @param ids JSON array of the ids
 */
export default function KnownAnchors({ids}: {readonly ids: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  (JSON.parse(ids) as string[]).forEach(collectAnchor);
  return null;
}
