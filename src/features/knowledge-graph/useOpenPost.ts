import {useHistory} from '@docusaurus/router';
import type {KnowledgeGraph} from '../../lib/content-index/types';

/** Opens a post as a link would: here without a reload, or in a new tab. */
export function useOpenPost({nodes}: KnowledgeGraph): (post: number, newTab: boolean) => void {
  const history = useHistory();
  return (post, newTab) => {
    const permalink = nodes[post]?.permalink;
    if (permalink === undefined) {
      return;
    }
    if (newTab) {
      window.open(permalink, '_blank', 'noopener');
    } else {
      history.push(permalink);
    }
  };
}
