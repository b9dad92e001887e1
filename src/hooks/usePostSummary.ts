import summary from '@generated/docusaurus-plugin-content-blog/default/latest.json';
import type {PostSummary} from '../lib/postRows';

/** Returns the latest posts, and the number of posts in each year. */
export function usePostSummary(): PostSummary {
  return summary as PostSummary;
}
