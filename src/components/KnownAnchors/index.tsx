import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/**
 * Tells the check of broken anchors which ids a text has outside of headings. `rehypeAnchors` puts
 * it at the end of each text.
 *
 * @param ids a list as JSON
 */
export default function KnownAnchors({ids}: {readonly ids: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  (JSON.parse(ids) as string[]).forEach(collectAnchor);
  return null;
}
