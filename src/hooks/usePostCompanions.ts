import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {PostCompanions} from '../lib/postCompanions';

/** Id of the list of changes on a post's page. */
export const CHANGES_ANCHOR = 'what-changed';

/** Returns related posts, backlinks, series and changes of the open post; undefined in lists of posts. */
export function usePostCompanions(): PostCompanions | undefined {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {companions} = metadata as {readonly companions?: PostCompanions};
  return isBlogPostPage ? companions : undefined;
}
