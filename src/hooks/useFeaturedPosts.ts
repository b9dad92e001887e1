import posts from '@generated/featured-posts/default/posts.json';
import type {FeaturedPost} from '../lib/postRows';

/** Returns the owner's featured posts, the most important first; may be empty. */
export function useFeaturedPosts(): readonly FeaturedPost[] {
  return posts as readonly FeaturedPost[];
}
