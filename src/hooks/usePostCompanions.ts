import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {PostCompanions} from '../lib/content-index/types';

/** Where a post's page says what changed in it. */
export const CHANGES_ANCHOR = 'what-changed';

/** What belongs to the post whose page is open; undefined in a list and where nothing does. */
export function usePostCompanions(): PostCompanions | undefined {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {companions} = metadata as {readonly companions?: PostCompanions};
  return isBlogPostPage ? companions : undefined;
}
