import posts from '@generated/docusaurus-plugin-content-blog/default/posts.json';
import type {PostRow} from '../lib/postRow';

/** Every listed post as a row, newest first; it comes with the chunk of the page that asks. */
export function usePosts(): readonly PostRow[] {
  return posts as readonly PostRow[];
}
