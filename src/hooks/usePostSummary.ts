import summary from '@generated/docusaurus-plugin-content-blog/default/latest.json';
import type {PostSummary} from '../lib/postRows';

/** Returns the latest posts and the numbers of posts. The data is part of the page's chunk. */
export function usePostSummary(): PostSummary {
  return summary as PostSummary;
}
