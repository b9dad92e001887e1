import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {PostCompanions} from '../lib/postCompanions';

/** Id of the list of changes on a post's page. */
export const CHANGES_ANCHOR = 'what-changed';

/**
 * Returns what belongs to the open post (word count, related posts, mentions, series, changes); undefined in
 * lists of posts. For an unlisted post, or a draft in `npm run dev`, only `changes` is set.
 */
export function usePostCompanions(): Partial<PostCompanions> | undefined {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {companions} = metadata as {readonly companions?: Partial<PostCompanions>};
  return isBlogPostPage ? companions : undefined;
}
