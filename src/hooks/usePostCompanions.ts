import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {PostCompanions} from '../lib/postCompanions';

/** Id of the list of changes on a post's page. */
export const CHANGES_ANCHOR = 'what-changed';

/**
 * Returns the companions of the open post; undefined in lists of posts. A post that is unlisted, or a
 * draft in `npm run dev`, has only its changes.
 */
export function usePostCompanions(): Partial<PostCompanions> | undefined {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {companions} = metadata as {readonly companions?: Partial<PostCompanions>};
  return isBlogPostPage ? companions : undefined;
}
