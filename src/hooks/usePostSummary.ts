import summary from '@generated/docusaurus-plugin-content-blog/default/latest.json';
import type {PostSummary} from '../lib/postRows';

/** The latest posts, and how many there are; it comes with the chunk of the page that asks. */
export function usePostSummary(): PostSummary {
  return summary as PostSummary;
}
