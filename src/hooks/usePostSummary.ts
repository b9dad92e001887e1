import summary from '@generated/docusaurus-plugin-content-blog/default/latest.json';
import type {PostSummary} from '../lib/postRows';

/** Returns the latest posts and the total number; the data are in the chunk of the page. */
export function usePostSummary(): PostSummary {
  return summary as PostSummary;
}
